/** Units and topics by subject, one unit a line: classes UKG to V. */
export const juniorSyllabus: Readonly<Record<string, string>> = {
	English: `
Listening and speaking: greetings, rhymes with action, picture talk, show and tell
Reading: sight words, short stories, reading aloud with expression, poems
Phonics and spelling: vowel sounds, blends, silent letters, dictation
Grammar: naming words, describing words, doing words, capital letters and full stops
Writing: tracing and cursive, sentences on a picture, my family, a note to a friend
Vocabulary: opposites, rhyming words, one and many, animals and their young`,
	Hindi: `
Varnamala: swar, vyanjan, matra ka gyan, barah khadi
Pathan: chhoti kahaniyan, kavita path, chitra dekhkar bolna
Shabd bhandar: vilom shabd, paryayvachi shabd, tukant shabd
Vyakaran: sangya, sarvanam, kriya, vachan badlo
Lekhan: sulekh, shrutlekh, chitra varnan, mera vidyalaya
Mauktik: kavita, paheli, samvad`,
	Mathematics: `
Numbers: counting and place value, comparing and ordering, skip counting, Roman numerals
Addition and subtraction: without and with regrouping, number stories, estimation
Multiplication and division: tables, equal groups, sharing, word problems
Shapes and patterns: plane shapes, solids around us, symmetry, tiling
Measurement: length, weight, capacity, reading a clock, the calendar
Money and data: coins and notes, bills, pictographs, tally marks
Fractions: halves and quarters, parts of a whole, equivalent fractions`,
	EVS: `
Myself and my family: my body, our senses, relations, good habits
Food and water: where food comes from, a balanced meal, saving water, cooking and storing
Plants and animals: parts of a plant, homes of animals, birds and beaks, caring for pets
Our surroundings: my school, our helpers, houses, safety on the road
Travel and communication: vehicles, maps of the classroom, letters and telephones
Earth and sky: day and night, seasons, the moon, keeping our earth clean`,
	'Computer Science': `
Meet the computer: parts of a computer, where computers are used, care of the laboratory
Mouse and keyboard: click and drag, letter keys, number keys, typing a sentence
Drawing: lines and shapes, filling colours, saving a picture
Words and slides: fonts, bold and colour, a slide about my school
Thinking in steps: directions, loops in a game, blocks that move a character`,
	'General Knowledge': `
Our country: national symbols, states and capitals, festivals, great people
The world: continents, flags, monuments, rivers and mountains
Science around us: inventions, the human body, animals of record
Sports and arts: games and players, instruments, dance forms
Good manners: sharing, table manners, in the bus, in the library`,
	Art: `
Drawing: lines, shapes, still life, my favourite animal
Colour: primary and secondary colours, warm and cool, crayons and water colour
Craft: paper folding, collage, clay, best out of waste
Folk art: Warli, Madhubani, rangoli`,
	Music: `
Voice: the seven notes, alankars, the school song, prayers
Rhythm: keherva, dadra, clapping patterns
Songs: patriotic songs, folk songs, songs of the seasons
Dance: steps and poses, folk dance, expression`,
};
