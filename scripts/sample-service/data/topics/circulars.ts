import type { Topic } from '../topics.ts';

/** Examinations, meetings and study. */
const academic: readonly Topic[] = [
	{
		titles: ['Parent–teacher meeting for {classes} on {soonShort}', 'PTM: {classes}, {soonShort}'],
		text: [
			'The parent–teacher meeting for **{classes}** will be held on **{soon}** from 8:30 AM to 12:00 noon.',
			'Parents are requested to come with the almanac and to keep to the time slot of their ward so that every family gets unhurried attention.',
			'Wards come in school uniform. Vehicles may be parked along the outer road only.',
		],
		table: [
			['Roll numbers', 'Time'],
			['1 to 12', '8:30 AM – 9:30 AM'],
			['13 to 24', '9:30 AM – 10:30 AM'],
			['25 onwards', '10:30 AM – 12:00 noon'],
		],
		scenes: ['classroom'],
	},
	{
		months: [2, 8, 9, 11, 12],
		titles: [
			'Date sheet of the {month} examination, {classes}',
			'Date sheet for pre-board examination, Class XII',
			'Date sheet for pre-board examination, Class X',
		],
		text: [
			'The date sheet is given below. Students report by 7:50 AM; papers begin at 8:15 AM.',
			'Fifteen minutes are given to read the question paper. No student may leave the hall before the paper is over.',
			'A student who is absent for a medical reason submits the certificate within three days.',
		],
		table: [
			['Date', 'Subject'],
			['{paperA}', '{subject}'],
			['{paperB}', '{subject2}'],
			['{paperC}', '{subject3}'],
		],
	},
	{
		months: [8, 9],
		titles: [
			'Date sheet: half-yearly examination, {classes} ({session})',
			'Half-yearly examination: reporting time and rules, {classes}',
		],
		text: [
			'The half-yearly examination of {session} begins on **{laterShort}**. The syllabus covers all that is taught until 31 August.',
			'School buses ply at the usual time; students go home after the paper.',
		],
		table: [
			['Date', 'Subject'],
			['{paperA}', '{subject}'],
			['{paperB}', '{subject2}'],
			['{paperC}', '{subject3}'],
		],
	},
	{
		months: [1, 2, 11, 12],
		titles: [
			'Practical examination schedule, Class XII',
			'Board practicals: batches and dates for Class XII',
			'Internal assessment and project submission, Class X',
		],
		text: [
			'The practical examinations of the board will be held from **{soon}**. The external examiner is appointed by the board; no change of batch is possible.',
			'Practical records, project files and investigatory reports must be complete and signed by {soonShort}.',
		],
		points: [
			'Report thirty minutes before the batch begins',
			'Bring the admit card, the school identity card and the completed file',
			'Laboratory coats are compulsory for Chemistry and Biology',
		],
		scenes: ['laboratory'],
	},
	{
		titles: [
			'Syllabus for Periodic Test {test}, {classes}',
			'Scheme of evaluation for {session}, {classes}',
			'Revised internal assessment pattern for {classes}',
		],
		text: [
			'The syllabus and the distribution of marks for **{classes}** are attached. Periodic tests are held on Tuesdays and Thursdays in the second period.',
			'The best two of three periodic tests count towards the final result.',
		],
		points: [
			'Periodic tests: 10 marks',
			'Notebook and portfolio: 5 marks',
			'Subject enrichment: 5 marks',
			'Term examination: 80 marks',
		],
	},
	{
		titles: [
			'Remedial classes in {core} for Class {class}',
			'Doubt-clearing sessions after school: {core}, Class {class}',
		],
		text: [
			'Remedial classes in **{core}** for Class {class} will be held on Mondays, Wednesdays and Fridays from 2:00 PM to 3:00 PM, beginning {soon}.',
			'Those who come by school bus will be dropped by the late bus. A consent slip signed by the parents is needed.',
		],
		scenes: ['classroom'],
	},
	{
		months: [3, 4],
		titles: [
			'Declaration of annual result, {classes}',
			'Result day and orientation: {classes}',
			'Commencement of the new session {coming} for {classes}',
		],
		text: [
			'The annual result of **{classes}** will be declared on **{soon}**. Report cards are handed to parents in the classrooms from 9:00 AM.',
			'The new session begins with an assembly at 7:40 AM. Book lists and the list of notebooks are on the website.',
		],
	},
	{
		months: [3, 4, 5],
		titles: [
			'Choice of stream for Class XI, session {session}',
			'Option form for Class XI: last date {soonShort}',
			'Provisional admission to Class XI',
		],
		text: [
			'Students who appeared for the Class X examination may apply for **provisional admission to Class XI**. The option form must reach the senior wing office by {soon}.',
			'Allotment of the stream depends on the marks in the relevant subjects and on the seats available. The counsellor is available to families on all working days.',
		],
		table: [
			['Stream', 'Minimum in the subjects'],
			['Science with Mathematics', '80 %'],
			['Science with Biology', '78 %'],
			['Commerce', '70 %'],
			['Humanities', '60 %'],
		],
	},
	{
		months: [7, 8, 9, 10],
		titles: [
			'Registration of Classes IX and XI with the board',
			'Verification of particulars for board registration, Class {board}',
			'List of candidates: check spelling and date of birth, Class {board}',
		],
		text: [
			'The particulars of all candidates will be uploaded to the portal of the board on {soon}. Parents are requested to verify **name, date of birth, names of the parents and subjects**.',
			'No correction is possible after the list has been submitted.',
		],
	},
	{
		titles: [
			'Mathematics Olympiad: registration for {classes}',
			'Science Olympiad, level 2: centre and timing',
			'National cyber quiz for {classes}',
			'Spell bee, {wing} wing round',
		],
		text: [
			'Students of **{classes}** who wish to take part may give their names to the subject teacher with the fee of {sum} by {soon}.',
			'Sample papers of the last three years can be borrowed from the school library.',
		],
		scenes: ['library'],
	},
	{
		months: [4, 5, 6, 7, 8],
		titles: [
			'JEE and NEET foundation classes for Class {board}',
			'NDA guidance: written paper coaching for Classes XI and XII',
			'Mission N-MOLE: orientation for Class {board}',
		],
		text: [
			'The school starts guidance classes for those who prepare for **NDA, JEE and NEET** along with the board examination.',
			'The first meeting, with parents, is on {soon} at {time} in {venue}.',
		],
		points: [
			'Screening test: {soonShort}',
			'Classes: Monday to Friday, 2:15 PM to 4:15 PM',
			'Fee: {sum} a month',
			'Late bus on routes {route}, {route2} and {route3}',
		],
	},
	{
		months: [5, 6],
		titles: [
			'Summer holiday homework, Class {class}',
			'Holiday assignments and reading list for {classes}',
			'Fun with learning: summer projects, {classes}',
		],
		text: [
			'Holiday homework has been planned so that children **read, make, observe and help at home** rather than copy from books.',
			'It is to be submitted in the first week after the vacation and counts as subject enrichment.',
		],
		scenes: ['art', 'library'],
	},
];

/** Fees, uniform, transport, holidays and the running of the school. */
const administration: readonly Topic[] = [
	{
		months: [1, 4, 7, 10],
		titles: [
			'Payment of fees for the quarter beginning {month} {year}',
			'Fee reminder: last date {soonShort}',
			'Online payment of school fees, {month} quarter',
		],
		text: [
			'Fees for the quarter are payable online by **{soon}** through the campus portal.',
			'A fine of ₹ 10 a day is charged after the due date. Parents who have paid already may ignore this reminder.',
			'Cash is not accepted at the school office.',
		],
	},
	{
		months: [10, 11],
		titles: [
			'Change over to winter uniform from {soonShort}',
			'Winter uniform: {wing} wing',
			'Winter uniform and winter timings',
		],
		text: [
			'All students will wear the **winter uniform** from {soon}. The following week is a transition period in which either uniform is allowed.',
			'Only the navy-blue school blazer and pullover are permitted; coloured jackets and caps are not.',
		],
		points: [
			'Navy-blue blazer with crest',
			'Grey woollen trousers or skirt',
			'Full-sleeved pullover',
			'Black leather shoes, grey socks',
		],
	},
	{
		months: [2, 3, 4],
		titles: [
			'Change over to summer uniform from {soonShort}',
			'Summer uniform and summer timings, {session}',
		],
		text: [
			'All students will wear the **summer uniform** from {soon}. House T-shirts are worn on Wednesdays and Saturdays.',
			'Please see that each garment carries the name and class of your ward.',
		],
	},
	{
		months: [1, 6, 7, 8, 11, 12],
		titles: [
			'Change in school timings with effect from {soonShort}',
			'Revised timings owing to {month} weather',
			'School to start at {start} from {soonShort}',
		],
		text: [
			'In view of the weather the school timings are changed from **{soon}** until further orders.',
			'Buses will ply half an hour later than usual on all routes.',
		],
		table: [
			['Wing', 'Timing'],
			['Junior wing', '8:40 AM – 1:30 PM'],
			['Senior wing', '8:20 AM – 2:10 PM'],
		],
		scenes: ['school building'],
	},
	{
		titles: [
			'Revised bus timings on Route {route}',
			'School transport: change of stops on Route {route}',
			'Bus pass for Route {route}: submission of forms',
			'Late running of Route {route} owing to road repair',
		],
		text: [
			'Parents of **Route {route}** please note the revised pick-up and drop points from {soon}.',
			'Children should be at the stop five minutes before time. The attendant hands a child of the junior wing only to the person whose photograph is on the escort card.',
		],
		table: [
			['Stop', 'Pick-up'],
			['Officers’ enclave gate', '6:55 AM'],
			['Sector {few} market', '7:05 AM'],
			['Metro station gate 2', '7:15 AM'],
			['School', '7:35 AM'],
		],
		scenes: ['campus avenue bus'],
	},
	{
		months: [9, 10],
		titles: [
			'School closed on {soonShort}',
			'Autumn break for {classes}',
			'Local holiday on {soonShort}',
		],
		text: [
			'The school will remain closed as given above and **reopen on {later}** at the usual time.',
			'We wish all families a joyful, safe and smoke-free festival.',
		],
	},
	{
		months: [10, 11],
		titles: [
			'Holiday on account of Diwali, {year}',
			'Dussehra and Diwali break {year}',
			'Diwali: an appeal for a smoke-free festival',
		],
		text: [
			'The school remains closed for the festival and **reopens on {later}** at the usual time.',
			'The student council appeals to all: diyas instead of crackers.',
		],
	},
	{
		months: [4, 5],
		titles: [
			'Summer vacation {year}',
			'School closes for the summer break: {classes}',
			'Summer camp {year}: registration open',
		],
		text: [
			'The summer vacation for **{classes}** begins on {soon}. The school office works from 8:30 AM to 1:00 PM on weekdays during the break.',
			'Camps for swimming, skating, robotics, theatre and pottery are open to all classes on first come, first served.',
		],
		scenes: ['sports', 'art'],
	},
	{
		months: [12, 1],
		titles: [
			'Winter break for {classes}',
			'School to remain closed owing to cold wave',
			'Online classes for {classes} until {soonShort}',
		],
		text: [
			'As directed by the administration, **{classes}** will not have physical classes until {soon}.',
			'Links for the online classes are on the portal. Attendance is taken in each period.',
		],
	},
	{
		titles: [
			'Medical check-up of {classes}',
			'Vaccination drive in the MI Room on {soonShort}',
			'Dental and eye check-up, {wing} wing',
			'Deworming day: consent of parents',
		],
		text: [
			'A medical check-up of **{classes}** will be held in the MI Room on {soon} by doctors of the Air Force Station.',
			'Please send the health card and fill in the consent slip.',
		],
	},
	{
		titles: [
			'Boarding house: outing on {soonShort}',
			'Boarders: exit and return timings for the {month} weekend',
			'Visiting day of the boarding house',
		],
		text: [
			'Boarders may be taken out by parents or the **authorised local guardian** on {soon} from 9:00 AM and must be back by 5:30 PM.',
			'No boarder is handed over without the identity card issued by the warden.',
		],
		points: [
			'Local guardian carries the identity card',
			'Mobile phones are deposited at the gate',
			'Dinner is served at 7:45 PM',
		],
		scenes: ['school building'],
		school: 'Senior',
	},
	{
		titles: [
			'Use of mobile phones and smart watches',
			'Cyber safety: an appeal to parents',
			'Traffic discipline at Gate {gate}',
			'Carpooling and parking near the main gate',
			'Student drivers: no licence, no vehicle',
		],
		text: [
			'It has been noticed that the rules are not being followed by some families. For the safety of every child the following will be **strictly enforced** from {soon}.',
			'The staff at the gate have been told to note the vehicle number and report it to the office.',
		],
		points: [
			'Drop and go: no waiting at the gate',
			'Helmets for rider and pillion',
			'No phones in bags; they are kept until the end of term',
		],
		scenes: ['campus avenue'],
	},
	{
		months: [10, 11, 12, 1],
		titles: [
			'Admission notice: UKG, session {nextSession}',
			'Registration for UKG {nextSession} begins',
			'First list of selected candidates, UKG {nextSession}',
			'Admission of wards of serving personnel, {nextSession}',
		],
		text: [
			'Online registration for **UKG, session {nextSession}**, opens on {soon} and closes on {later}.',
			'The criteria and the number of seats for each category are on the notice board and on the website.',
		],
		points: [
			'Birth certificate issued by the municipal body',
			'Proof of residence',
			'Certificate of service where applicable',
			'Two passport-size photographs',
		],
	},
	{
		titles: [
			'Issue of transfer certificates, {month} {year}',
			'Identity cards for {session}: submission of photographs',
			'Updating of contact numbers on the portal',
			'Aadhaar and APAAR particulars of {classes}',
		],
		text: [
			'Parents of **{classes}** are requested to complete the formalities by {soon}.',
			'The form is available at the reception of both wings and as an attachment here.',
		],
	},
	{
		months: [7, 8, 9, 10, 11],
		titles: [
			'Educational trip to {place} for {classes}',
			'Adventure camp near {place}: consent and payment',
			'Visit of Class {class} to the Air Force Museum',
			'Nature walk and bird watching, Class {class}',
		],
		text: [
			'An educational trip is planned for **{classes}** on {soon}. The cost is {sum} a student, including transport and meals.',
			'Two teachers accompany every twenty students. Consent slips are due by {soonShort}.',
		],
		points: [
			'Cap, water bottle and a small rucksack',
			'Identity card',
			'No gadgets and no costly items',
		],
		scenes: ['campus avenue bus'],
	},
	{
		titles: [
			'Boarding house dues for {month} {year}',
			'Mess bill and extra-diet charges, {month} {year}',
		],
		text: [
			'The dues of the boarding house for {month} are payable through the portal by **{soon}**. The statement of each boarder is sent by the warden.',
		],
		table: [
			['Head', 'Amount'],
			['Mess', '₹ 4,850'],
			['Laundry', '₹ 450'],
			['Medical and sundry', '{sum}'],
		],
		school: 'Senior',
	},
	{
		titles: [
			'Lost property: collection until {soonShort}',
			'Unclaimed tiffin boxes, bottles and pullovers',
		],
		text: [
			'Many things found on the campus lie unclaimed in the reception of the {wing} wing. They may be collected during the breaks **until {soon}**; what is left goes to those who need it.',
			'Please mark the belongings of your ward with name and class.',
		],
	},
	{
		months: [2, 3, 4],
		titles: [
			'Book list and notebooks, {classes}, {coming}',
			'Sale of books and stationery in the book shop',
			'Uniform shop: timings in {month}',
		],
		text: [
			'Books, notebooks and uniforms are available on the campus from **{soon}**, 8:30 AM to 1:00 PM. No family is obliged to buy from the school’s shops.',
		],
		scenes: ['library books'],
	},
	{
		titles: [
			'Water supply and power shutdown on {soonShort}',
			'Air quality advisory for {classes}',
			'Advisory on dengue and malaria',
			'Mock drill: fire and earthquake, {wing} wing',
			'Advisory: heat wave',
		],
		text: [
			'For the well-being of all students the following is to be observed from **{soon}** until further notice.',
			'The MI Room is staffed throughout school hours; parents are called at once when a child is unwell.',
		],
		points: [
			'Carry a full water bottle',
			'Full sleeves where advised',
			'Report any illness to the class teacher',
			'Outdoor activities as announced in the morning assembly',
		],
	},
];

/** Occasions that families are asked to join. */
const occasions: readonly Topic[] = [
	{
		months: [10],
		titles: [
			'Air Force Day, 8 October: special assembly',
			'Air Force Day celebration at the {wing} wing',
			'Letter-writing to air warriors on Air Force Day',
		],
		text: [
			'The school celebrates **Air Force Day on 8 October** with a special assembly, a talk by {officer} and an exhibition of aircraft models.',
			'Children of Classes III to V write cards that will be handed to the personnel of the Station.',
		],
		scenes: ['fly-past'],
	},
	{
		months: [7],
		titles: [
			'Raising Day of the school, 18 July',
			'Raising Day {year}: programme and dress',
			'Raising Day: arrival of guests and parking',
		],
		text: [
			'The school celebrates its **Raising Day** on 18 July with a wreath laying, the unfurling of the school flag and a cultural programme.',
			'The chief guest is {officer}. Classes disperse at 11:30 AM.',
		],
		scenes: ['march-past', 'stage'],
	},
	{
		months: [6, 7],
		titles: [
			'Investiture ceremony {year}',
			'Investiture of the student council, session {session}',
		],
		text: [
			'The newly elected office bearers take oath on **{soon}** in {venue}. {officer} will pin the badges.',
			'Parents of the council members are cordially invited and should be seated by 9:15 AM.',
		],
		scenes: ['march-past', 'stage'],
	},
	{
		months: [8],
		titles: [
			'Independence Day celebration',
			'Independence Day: practice for the march past',
			'Har Ghar Tiranga: photographs of families',
		],
		text: [
			'The national flag will be hoisted at **8:00 AM on 15 August**. Students of Classes IX to XII attend in full uniform.',
		],
		scenes: ['school flag', 'march-past'],
	},
	{
		months: [1],
		titles: [
			'Republic Day: students taking part in the parade',
			'Republic Day celebration in the senior wing',
			'Patriotic song competition, {month} {year}',
		],
		text: [
			'The school celebrates Republic Day with a march past by the five houses and a patriotic song competition. **{some} students** have been chosen for the contingent.',
		],
		scenes: ['march-past', 'fly-past'],
	},
	{
		months: [10, 11, 12],
		titles: [
			'Annual Sports Day, {wing} wing: {soonShort}',
			'Sports Day rehearsals for {classes}',
			'Athletic meet: parents’ race',
		],
		text: [
			'The Annual Sports Day of the **{wing} wing** will be held on {soon} at the main ground from 9:00 AM.',
			'Children come in the house T-shirt and white canvas shoes. Water and glucose are provided.',
		],
		scenes: ['sports track'],
	},
	{
		months: [11, 12, 2],
		titles: [
			'Annual Day {year}: costumes and rehearsals',
			'Invitation to the Annual Day',
			'Annual prize distribution, {classes}',
		],
		text: [
			'Parents are cordially invited to the **Annual Day** in Aravali Hall on {soon} at 4:30 PM.',
			'Entry is by the card issued to each family; small children of the audience are looked after in the activity room.',
		],
		scenes: ['stage'],
	},
	{
		titles: [
			'Inter-house {subject} quiz on {soonShort}',
			'Inter-house {game} matches, Classes VI to VIII',
			'House meetings and election of vice captains',
			'Inter-house debate: “{subject} matters more than marks”',
		],
		text: [
			'The inter-house competition will be held in the last two periods on **{soon}**. House masters send their teams by {soonShort}.',
			'Points count towards the Cock House trophy.',
		],
		points: ['Subroto', 'Arjan', 'Pratap', 'Latif', 'Katre'],
		scenes: ['medals', 'stage'],
	},
	{
		months: [8, 9],
		titles: [
			'Hindi Pakhwada: competitions for {classes}',
			'हिंदी पखवाड़ा: कविता पाठ, {classes}',
			'Sanskrit Saptah: shloka recitation',
		],
		text: [
			'Hindi Pakhwada is observed from 1 to 15 September with recitation, spelling and poster competitions.',
			'छात्र अपने नाम हिंदी शिक्षक को {soonShort} तक दें।',
		],
		scenes: ['stage'],
	},
	{
		titles: [
			'Swachhata drive: collection of paper and e-waste',
			'Plantation drive by the Eco Club',
			'Donation of books and woollens',
			'Road safety week: oath and rally',
		],
		text: [
			'The clubs of the school invite all families to join. Material is collected at the reception of both wings until **{soon}**.',
			'Last year {many} families took part.',
		],
		scenes: ['campus trees', 'library books'],
	},
	{
		titles: [
			'Workshop for parents: {month} {year}',
			'Counselling session on examination stress, Class {class}',
			'Talk on careers in aviation by {officer}',
			'Book fair in the school library',
		],
		text: [
			'A session for parents and students will be held in **{venue}** on {soon} at {time}.',
			'Please confirm by a line in the almanac; seats are limited to {many}.',
		],
		scenes: ['library', 'classroom'],
	},
	{
		months: [4, 5, 6],
		titles: [
			'International Day of Yoga',
			'World Environment Day: best out of waste',
			'Earth Day: lights off for an hour',
		],
		text: [
			'The day is observed with a special assembly and activities for **{classes}**. Children bring a mat or a durrie and come in the sports dress.',
		],
		scenes: ['assembly', 'art craft'],
	},
];

/** All subjects of circulars. */
export const circularTopics: readonly Topic[] = [...academic, ...administration, ...occasions];
