/** Units and topics by subject, one unit a line: classes VI to X. */
export const middleSyllabus: Readonly<Record<string, string>> = {
	English: `
Reading: unseen passages, poems for appreciation, note making
Literature – prose: theme and plot, character sketches, value points
Literature – poetry: figures of speech, rhyme scheme, message of the poet
Grammar: tenses, modals, subject–verb agreement, reported speech, determiners
Writing: formal letters, diary entries, articles, analytical paragraphs
Speaking and listening: debate, role play, book talk`,
	Hindi: `
Apathit bodh: apathit gadyansh, apathit padyansh
Gadya khand: kahani ka saar, charitra chitran, prashn uttar
Kavya khand: bhavarth, alankar, kavi parichay
Vyakaran: sandhi, samas, muhavare, vakya bhed, upsarg aur pratyay
Lekhan: anuchchhed, patra, suchana, samvad, vigyapan`,
	Sanskrit: `
Varna vichar: swar, vyanjan, uchcharan sthan
Shabd roop: akarant pulling, akarant striling, ikarant shabd
Dhatu roop: lat lakar, lrit lakar, lang lakar
Vyakaran: sandhi, karak vibhakti, avyay, sankhya
Pathya khand: shlok, katha, samvad
Rachna: chitra varnan, patra, anuvad`,
	Mathematics: `
Number systems: integers, rational numbers, powers and roots, real numbers
Algebra: algebraic expressions, linear equations, polynomials, factorisation
Commercial mathematics: ratio and proportion, percentage, profit and loss, simple interest
Geometry: lines and angles, triangles, quadrilaterals, circles
Mensuration: area of plane figures, surface areas, volumes
Coordinate geometry: the plane, distance, graphs of straight lines
Statistics and probability: mean, median and mode, bar graphs, chance`,
	Science: `
Matter: states of matter, mixtures and their separation, atoms and molecules
Chemical change: acids and bases, combustion, metals and non-metals
The living world: the cell, tissues, nutrition, respiration
Body and health: reproduction, control and coordination, diseases and hygiene
Motion and force: speed, laws of motion, pressure, gravitation
Energy: heat, light and mirrors, sound, electric circuits
Our environment: natural resources, ecosystems, management of waste`,
	'Social Science': `
History: sources of history, kingdoms and empires, the national movement
Geography: the globe and maps, landforms, climate, resources and agriculture
Civics: the Constitution, local government, democracy, rights and duties
Economics: the village economy, sectors of the economy, money and credit
Disaster management: earthquakes, floods, first aid, the school safety plan
Map work: physical features, rivers and dams, centres of the national movement`,
	'Computer Science': `
Computer basics: number systems, hardware and software, care of data
Office tools: styles and tables, formulas and charts, animated slides
Internet: e-mail, search, cyber safety and good conduct
Web pages: headings and lists, images and links, tables
Programming: flow charts, variables, decisions, loops
Artificial intelligence: data around us, training a model, fairness`,
	'General Knowledge': `
India: national parks, space missions, armed forces, awards
The world: organisations, currencies, explorers, heritage sites
Science and technology: inventions, robotics, energy of tomorrow
Sports: tournaments, terms and trophies, legends
Current affairs: people in the news, books and authors`,
	'Physical Education': `
Fitness: components of fitness, warming up, fitness tests
Yoga: surya namaskar, asanas for flexibility, pranayama
Games: rules of the game, basic skills, officiating
Health: balanced diet, first aid, sleep and rest`,
	Art: `
Elements of art: line, form, texture, tone
Drawing: still life, human figure, perspective
Painting: poster colour, composition, landscape
Heritage: miniature painting, temple sculpture, folk traditions`,
	Music: `
Theory: swara and saptak, raga, tala and laya
Voice: bhajan, patriotic song, raga in slow tempo
Instruments: parts of the tabla, keyboard scales, the school band
Appreciation: great musicians, classical and folk forms`,
};
