/** Units and topics by subject, one unit a line: classes XI and XII. */
export const seniorSyllabus: Readonly<Record<string, string>> = {
	English: `
Reading: unseen passages, case-based passages, note making and summary
Writing: notices, invitations and replies, letters to the editor, articles and reports
Literature – prose: theme, narrative technique, character
Literature – poetry: imagery, tone, poetic devices
Supplementary reader: short plays, memoirs, science fiction
Project: portfolio, listening test, interview`,
	Hindi: `
Apathit bodh: gadyansh, padyansh
Abhivyakti aur madhyam: samachar lekhan, sampadakiya, phichar lekhan
Kavya khand: vyakhya, kavya saundarya, kavi parichay
Gadya khand: nibandh, sansmaran, kahani
Pariyojna: vishay chayan, prastuti, mauktik`,
	Mathematics: `
Relations and functions: types of relations, one-one and onto, inverse trigonometric functions
Algebra: matrices, determinants, solving linear equations
Calculus I: continuity, differentiation, applications of derivatives
Calculus II: integrals, area under curves, differential equations
Vectors: vector algebra, scalar and vector product, lines in space
Linear programming: constraints, feasible region, optimal solution
Probability: conditional probability, Bayes’ theorem, random variables`,
	Physics: `
Measurement and motion: units and dimensions, motion in a plane, laws of motion, work and energy
Rotation and gravitation: moment of inertia, torque, satellites
Matter and heat: elasticity, fluids, thermodynamics, kinetic theory
Electrostatics: electric field, potential, capacitors
Current and magnetism: Ohm’s law, moving charges, magnetic materials, induction
Optics: ray optics, interference, diffraction
Modern physics: photoelectric effect, atoms, nuclei, semiconductors`,
	Chemistry: `
Structure: mole concept, structure of the atom, periodicity, chemical bonding
Energetics and equilibrium: enthalpy, entropy, ionic equilibrium
Solutions and electrochemistry: colligative properties, Nernst equation, cells
Chemical kinetics: rate laws, half-life, activation energy
Inorganic chemistry: d- and f-block elements, coordination compounds
Organic chemistry: haloalkanes, alcohols and phenols, carbonyl compounds, amines
Biomolecules: carbohydrates, proteins, nucleic acids`,
	Biology: `
Diversity of life: classification, plant kingdom, animal kingdom
Structure and function: the cell, biomolecules, cell division
Plant physiology: photosynthesis, respiration, growth
Human physiology: breathing, circulation, excretion, neural control
Reproduction: flowering plants, human reproduction, reproductive health
Genetics and evolution: laws of inheritance, DNA, natural selection
Biotechnology and ecology: tools of biotechnology, ecosystems, biodiversity`,
	Economics: `
Statistics: collection of data, measures of central tendency, correlation, index numbers
Microeconomics: demand, elasticity, cost and revenue, market forms
National income: circular flow, methods of measurement, aggregates
Money and banking: functions of money, credit creation, the central bank
Budget and trade: revenue and expenditure, deficits, balance of payments
Indian economy: planning, reforms, employment, sustainable growth`,
	Accountancy: `
Foundations: accounting concepts, the accounting equation, vouchers
Recording: journal, ledger, cash book, trial balance
Adjustments: depreciation, provisions, rectification of errors
Partnership: fundamentals, admission, retirement, dissolution
Companies: issue of shares, debentures, redemption
Analysis: comparative statements, ratios, cash flow statement`,
	'Business Studies': `
Business: forms of organisation, public and private enterprise, services
Management: principles, functions, levels
Planning and organising: steps of planning, delegation, decentralisation
Staffing and directing: recruitment, motivation, leadership
Finance: capital structure, working capital, financial markets
Marketing: product and price, promotion, consumer protection`,
	Geography: `
Physical geography: interior of the earth, landforms, atmosphere, oceans
India – physical: drainage, climate, natural vegetation, hazards
Human geography: population, migration, human development
Activities: agriculture, manufacturing, services, transport
India – people and economy: settlements, resources, planning
Practical: maps and scale, data and diagrams, field survey`,
	'Political Science': `
The Constitution: rights, elections, legislature, judiciary, federalism
Political theory: freedom, equality, justice, citizenship
World politics: the bipolar world, new centres of power, security
India since Independence: nation building, parties, foreign policy, regional aspirations`,
	History: `
Early societies: writing and city life, an empire across continents
Harappan and early India: bricks and beads, kings and farmers, thinkers and beliefs
Medieval India: through the eyes of travellers, agrarian society, Vijayanagara
Modern India: 1857, the national movement, framing the Constitution
Map work: sites of civilisation, empires, centres of revolt`,
	Psychology: `
Introduction: what psychology is, methods of enquiry
Bases of behaviour: biological bases, human development
Processes: attention and perception, learning, memory, thinking, emotion
Self and personality: the self, theories of personality, assessment
Health: stress, coping, therapeutic approaches, attitudes`,
	'Computer Science': `
Computer systems: hardware, Boolean logic, encoding
Programming in Python: data types, control of flow, strings and lists, functions
Data handling: files, exceptions, stacks
Databases: relational model, SQL queries, Python with SQL
Networks and society: protocols, security, digital footprints`,
	'Physical Education': `
Management of sport: planning, fixtures, committees
Training: strength, endurance, speed, flexibility
Yoga: asanas for lifestyle diseases, pranayama
Physiology and biomechanics: muscles in action, levers, projectiles
Psychology and nutrition: motivation, balanced diet, doping`,
	'Home Science': `
Human development: childhood, adolescence, special needs
Food and nutrition: nutrients, meal planning, food safety
Fabric and apparel: fibres, care of clothes, designing
Resource management: budgeting, consumer rights, entrepreneurship`,
	'General Knowledge': `
English usage: comprehension, vocabulary, sentence correction
Current affairs: national events, world events, awards, sports
Constitution and law: fundamental rights, contracts, legal maxims
Reasoning: series, syllogisms, analogies, coding
History and geography: the national movement, physical features, climate`,
	Art: `
History of Indian art: Indus Valley, Ajanta, Mughal and Rajasthani miniatures
Modern trends: Bengal school, artists of today, sculpture
Practical: nature and object study, composition, portfolio`,
	Music: `
Theory: raga classification, tala, notation
Great musicians: lives and gharanas, contribution
Practical: ragas of the course, thekas, folk and light music`,
};
