/** Rules, policies and leaflets as markup, by the words of a name. */
export const rules: readonly (readonly [words: RegExp, markup: string])[] = [
	[
		/duplicate|\bpass\b/,
		`
The bus pass is the pupil’s ticket and tells the attendant the route and the stop. It is carried on every ride.
# When a pass is lost
* Tell the attendant on the same day; the pupil travels with a slip of the office for three days.
* Ask for a duplicate pass at the office counter with a photograph. The charge is on the page of the transport rules.
* A pass that is found again is handed in: only one is valid.
# When something changes
* Name, class or stop are never corrected by hand. The office prints a new pass.`,
	],
	[
		/delay|breakdown/,
		`
A bus may be late, and once in a while it may break down. This is what happens then.
# When the bus is late
* After fifteen minutes the transport in-charge sends a message to the parents of the route.
* Children stay at the stop with the person who brought them. Nobody sets out on foot.
* Pupils who arrive late because of the bus are marked present.
# When the bus breaks down
* The attendant keeps the pupils in their seats, away from the road, and calls the school.
* Another bus takes them over. The attendant counts the pupils before and after.
* On the way home the parents are told the new time before the bus leaves.`,
	],
	[
		/change of stop|\bstops?\b/,
		`
The stop and the route of a pupil are fixed for the session, so that the times can be kept.
# How a stop is changed
* Write to the transport in-charge before the twentieth of the month, with the old and the new stop.
* The change is possible from the first of the next month if there is a seat on the route.
* Until the new pass is issued the pupil uses the old stop.
# What is not possible
* Another stop for single days, or another bus to a friend’s house.
* A new stop for one family alone on a route that would become longer for all.`,
	],
	[
		/disclosure|information of the school/,
		`
What every school makes public, and where it is found.
+ Part | What it holds | Where
+ A | General information: name, affiliation, address, Principal | Website, School Information
+ B | Affiliation, registration, no objection, recognition and safety certificates | Website, Mandatory Public Disclosure
+ C | Fee structure, calendar, committees, results of three years | Website, Fee Structure and Result Analysis
+ D | Teaching staff with qualifications | Website, class teacher lists
+ E | Infrastructure: rooms, laboratories, library, grounds | Website, Facilities
# Books
* The textbooks of NCERT are followed where they are published.
# How it is kept true
* Each certificate is renewed before it ends, and the new one is put up within a week.
* Figures are checked on the first working day of each quarter.
* Whoever finds an error is asked to write to the office.`,
	],
	[
		/armed forces|\bnda\b|defence/,
		`
A career in uniform begins with an entrance examination, an interview of several days and a medical board. It asks for good marks, but more for steadiness.
# The way
* Application while in class XII; the upper age is given in the notification.
* A written examination in mathematics and general ability.
* The selection board: tests of thinking, tasks in a group, a long conversation.
* The medical board, with the height, weight and eyesight laid down.
# How to prepare
* Run and swim from class IX on; strength comes slowly.
* Read a newspaper every day and speak about it for two minutes.
* Take part in camps, and lead something small: a team, a stall, a patrol.`,
	],
	[
		/engineer|\bjee\b|technolog/,
		`
Engineering is taught at institutes of the nation, of the states and of private trusts. Almost all of them select by an entrance examination in physics, chemistry and mathematics.
# The way
* Mathematics in classes XI and XII, with a computer subject where possible.
* The main examination in two sessions; the better result counts.
* The advanced examination for those who are placed high enough.
* Counselling: branches and institutes are chosen in rounds.
# How to prepare
* Understand the chapter before the shortcut.
* One full paper a week from October on, with a clock and without a phone.
* Choose the branch by what you like to build, not by last year’s rank.`,
	],
	[
		/medic|\bneet\b|doctor|nurs/,
		`
Medicine, dentistry, nursing and the therapies begin with one national entrance examination in biology, chemistry and physics.
# The way
* Biology in classes XI and XII.
* One paper in May; the rank decides on the course and the college.
* Counselling by the nation and by the state, in which both can be tried.
# How to prepare
* Know the biology textbook line by line; most questions come from it.
* Visit a hospital ward before you decide.
* Look at the other courses of health too: physiotherapy, optometry, public health.`,
	],
	[
		/\blaw\b|clat|accountan|\bca\b|commerce|humanit|design|architect|hotel|universit|cuet/,
		`
Many good courses ask for no science at all: law, accountancy, economics, design, hotel management, languages and the social sciences.
# The way
* A common university test opens most colleges; law, design and accountancy have tests of their own.
* Registration begins between October and March. Some tests are held twice a year.
* A portfolio is asked for in design and architecture: begin it in class XI.
# How to prepare
* Read long texts and sum them up in five lines.
* Practise reasoning a little every day; it is a matter of habit.
* Speak to pupils of the last batch. Their numbers are with the career teacher.`,
	],
	[
		/scholarship|loan|application|statement|interest|strength/,
		`
Good plans need papers: money that is applied for in time, forms without mistakes and a few sentences about oneself.
# Scholarships and loans
* National and state portals open in August. Schemes for families of the services have forms of their own.
* Keep income and service certificates of the current year at hand.
* Compare what a loan costs in all, not by the month.
# Applications and statements
* Write the statement yourself: why this course, what you have done, what you want to do.
* Let somebody read it who does not know you.
# Interests and strengths
* List ten things that you did gladly this year. What do they have in common?
* Ask three people what you are good at, and do not argue.`,
	],
	[
		/planning|weeks/,
		`
Eight weeks are enough for everything, if nothing is begun twice.
# Weeks eight to five
* Make a list of the chapters of each subject: safe, shaky, unknown. Begin with the shaky ones.
* Two subjects a day, never more: one in the morning, one in the evening.
* On Saturdays one full paper, on Sundays its corrections and half a day off.
# Weeks four to two
* Practise what brings marks: diagrams, maps, derivations, formats of letters.
* Write answers by hand. Reading alone feels like knowing.
# The last week
* Only your own notes. Nothing new.
* Keep the hours of the examination: awake and at the table at half past ten.`,
	],
	[
		/reading time|full marks|answers that/,
		`
The paper is the same for all; the way of reading and writing it makes the difference.
# The fifteen minutes of reading
* Read all questions once. Mark the safe ones and the choice that you will take.
* Underline what is asked: define, explain, compare, prove.
* Plan the longest answer in four words on the margin of your mind.
# Answers that earn full marks
* One point a mark, each on a line of its own.
* Begin with the definition or the formula; end with the unit or a sentence.
* Number exactly as the paper does, and leave a line free between answers.
* A neat diagram with labels saves ten lines of text.`,
	],
	[
		/numerical|diagram|maps|source/,
		`
Numericals, diagrams, maps and sources are the safest marks of a paper: they can be practised until they are certain.
# Numericals
* Given, asked, formula, substitution, result, unit: six lines, always the same.
* Estimate first. A train does not weigh five grams.
# Diagrams
* Pencil, one line, no shading. Labels in capitals on one side.
# Maps and sources
* Five places a day on an empty map; repeat the wrong ones the next morning.
* Read the source before the questions and again after them. The answer to the first question is usually in the text.`,
	],
	[
		/sleep|food|calm|parents/,
		`
A rested head remembers more than a full one. These pages are for the table at home.
# Sleep and food
* Eight hours, also in the last week. The night before the paper is not for learning.
* A breakfast that you know: no experiments on the day.
* Water on the table, a walk after lunch.
# Calm
* Breathe out longer than in, ten times. It works in the hall too.
* When a question frightens you, read the next one.
# For parents
* Keep the house ordinary. Ask “What would help?” rather than “How much is done?”
* After the paper: food first, questions later, comparisons never.`,
	],
	[
		/cyber|internet|online|phone|social media/,
		`
The internet is a library, a playground and a street at once. These rules keep pupils safe in all three.
# For pupils
* Keep passwords to yourself; not even a best friend needs them.
* Do not share your address, your school bus route or photographs in uniform with strangers.
* Stop and tell a grown-up when a message frightens you or asks you to keep a secret.
* Write only what you would say aloud in the assembly.
* Ask before you post a picture of somebody else.
# For parents
* Keep devices in a room where the family is, and charge them outside the bedroom at night.
* Play your child’s games for an evening and talk about what you have seen.
* Save the messages when something has happened; do not answer them. Report it at cybercrime.gov.in.
# At school
* Phones and smart watches stay at home. Computers are used in the presence of a teacher.
* Making fun of others online is treated like making fun of them in class.`,
	],
	[
		/\bbus|transport|route/,
		`
The bus is a part of the school day. What holds in the classroom holds in the bus.
# At the stop
* Be at the stop five minutes before time and stand in a queue, away from the road.
* The bus does not wait for those who come late and stops nowhere else.
# In the bus
* Take your seat, and stay in it until the bus has stopped. Arms and heads stay inside.
* Speak quietly: the driver has to hear the road.
* Show the bus pass when you are asked. Only your own route is open to you.
# For parents
* Somebody known to the attendant receives the child at the stop.
* The fee is due for the whole month, also when the bus is used for a part of it.`,
	],
	[
		/fee|pay/,
		`
Fees keep the school running and nothing else: the school is not run for profit.
# How fees are fixed
* The estimate of income and expenditure of the coming year is drawn up in January.
* The managing committee compares it with the accounts of the last two years and hears the representatives of parents.
* A change is decided by the education society and announced before the session begins.
* Families are placed in categories by service, as the fee structure on the website shows.
# What fees are used for
* Salaries of teachers and staff, as laid down for government schools.
* Buildings, laboratories, books and games.
* A reserve for repairs, checked by the auditor each year.`,
	],
	[
		/health|dengue|chikungunya|prevent|medical|heat|covid/,
		`
Most illness of the season can be kept away by small habits at home and at school.
# At home
* Empty coolers, flower pots and buckets once a week; mosquitoes breed in clean, still water.
* Cover the water tank, and clear the roof of anything that holds rain.
* Use nets or repellent, also in daytime.
# For the child
* Full sleeves and full trousers in the season.
* A bottle of boiled or filtered water in the bag.
* Fever for more than a day needs a doctor, not a tablet from the drawer.
# At school
* The campus is checked for standing water every week and sprayed before holidays end.
* A child with fever rests in the medical room until the parents come.`,
	],
	[
		/exam|tips|stress|study|revis|board|catalyst/,
		`
An examination asks what you know on one morning. These hints help you to have it at hand on that morning.
# In the weeks before
* Make a plan of the days that are left, with one free half-day a week.
* Write a page from memory, then open the book. What is missing is what you learn today.
* Solve old papers with a clock, and mark them yourself.
# The evening before
* Pack the admit card, two pens and water. Close the books at nine.
* Sleep is revision: what was learned is sorted during the night.
# In the hall
* Read the whole paper first and begin with what you know.
* Leave a line between answers, number them clearly, underline the result.
* Keep the last ten minutes for reading what you have written.`,
	],
	[
		/child|protect|posh|bully/,
		`
Every child has the right to be safe, to be heard and to be taken seriously. Every grown-up in the school has the duty to see to it.
# What nobody may do
* Beat, shame or threaten a child, or shut it out.
* Be alone with a child behind a locked door.
* Keep quiet about harm that he or she knows of.
# What to do
* Tell a teacher, the counsellor or any member of the committee; a note in the box will do.
* Whoever is told listens, writes down the child’s own words and informs the Principal on the same day.
* The parents are told and the law is followed. Childline answers at 1098.`,
	],
	[
		/librar|book|read/,
		`
The library belongs to all. These few rules keep it that way.
# Borrowing
* Books are issued in the library period on the library card, which cannot be lent.
* Return a book by the date stamped in it. A lost book is replaced by the same title.
# In the reading room
* Bags stay outside. Speak in a low voice.
* Put a book back where it stood, or leave it on the table.`,
	],
	[
		/career|entrance|college|nda|neet|jee|clat|\bca\b|information|booklet|prospectus/,
		`
What is needed, when to begin and whom to ask: the first things to know.
# Before you decide
* Look at what you do gladly when nobody asks for it.
* Speak to two people who do that work, and to one who has left it.
* Check the subjects that are required in class XI: some doors close early.
# On the way
* Note the dates of forms, examinations and results; they come out from November on.
* Keep copies of the class X marks sheet, a photograph and the certificates of games at hand.
* Practise with a clock. Most entrance examinations are about speed.
# Who helps
* The career teacher in the senior wing, on Tuesdays and Thursdays.
* The counsellor, when the choice weighs too much.`,
	],
];

/** Rules on any other matter. */
export const anyRules = `
This paper says what holds at the school, for whom, and whom to ask.
# For whom
* For all pupils, parents and members of staff, on the campus and wherever the school goes.
* It holds from the first day of the session until a new one is issued.
# What is expected
* Come in time, in proper dress and prepared.
* Take care of what belongs to everybody.
* Speak to people rather than about them.
* Say so when something has gone wrong. Most things can be put right on the same day.
# Whom to ask
* The class teacher first, then the office. Letters are answered within three working days.`;
