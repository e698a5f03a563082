/** Invented bus stops. */
export const STOPS: readonly string[] = [
	'Station main gate',
	'Old Camp market, opposite the post office',
	'Palm Avenue, water tank',
	'Lake View apartments, gate 2',
	'Metro station, exit 3',
	'Officers’ enclave, community hall',
	'Airmen’s lines, block C',
	'Sector 4, milk booth',
	'Sector 9, petrol pump',
	'Sector 12, children’s park',
	'Ring Road flyover, bus shelter',
	'Hospital crossing',
	'Temple road, corner shop',
	'Village Green, primary school',
	'Railway colony, level crossing',
	'Sunrise society, guard room',
];

/** What pupils are selected for, by the words of a list's name. */
export const COURSES: readonly (readonly [words: RegExp, course: string])[] = [
	[/nda|defence/, 'National Defence Academy'],
	[/jee|engineer/, 'Engineering (JEE)'],
	[/neet|medic/, 'Medicine (NEET)'],
	[/clat|\blaw\b/, 'Law (CLAT)'],
	[/\bca\b|accountan/, 'Chartered accountancy'],
	[/architect/, 'Architecture'],
	[/design/, 'Design'],
	[/econom/, 'Economics (honours)'],
];

/** Item, kind and number. */
export const STATIONERY: readonly (readonly [string, string])[] = [
	['Notebook, single line', '140 pages, 6'],
	['Notebook, four lines', '92 pages, 3'],
	['Notebook, square ruled', '140 pages, 4'],
	['Notebook, interleaf', '92 pages, 2'],
	['Rough register', '200 pages, 2'],
	['Practical file', 'with 40 sheets, 1'],
	['Drawing file', 'A3, 1'],
	['Graph book', '32 pages, 1'],
	['Geometry box', 'complete, 1'],
	['Pencils', 'HB, box of ten'],
	['Crayons', '24 colours'],
	['Water colours', '12 cakes, 2 brushes'],
	['Blue pens', 'set of five'],
	['Eraser and sharpener', '3 each'],
	['Glue stick', '15 g, 2'],
	['Blunt scissors', '1'],
	['Brown paper', '20 sheets'],
	['Labels', 'sheet of 24'],
	['Almanac', 'from the school, 1'],
];

/** Part, summer, winter. */
export const UNIFORM: readonly (readonly string[])[] = [
	['Shirt', 'Sky blue, half sleeves', 'Sky blue, full sleeves'],
	['Trousers or skirt', 'Navy blue', 'Navy blue, warm cloth'],
	['Tie', 'None', 'School tie'],
	['Belt', 'School belt', 'School belt'],
	['Pullover', 'None', 'Navy blue with crest'],
	['Blazer', 'None', 'Navy blue with crest, classes VI to XII'],
	['Socks', 'White', 'Navy blue'],
	['Shoes', 'Black leather', 'Black leather'],
	['Turban or patka', 'Navy blue', 'Navy blue'],
	['Hair ribbon', 'Navy blue', 'Navy blue'],
	['Games', 'House T-shirt, white shorts', 'House T-shirt, track suit'],
	['Games shoes', 'White', 'White'],
];
