/** '1970-1971' to '2023-2024' (specification 5). */
export const BATCHES = Array.from({ length: 54 }, (_, index) => `${1970 + index}-${1971 + index}`);

export const CLASSES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

export const PROFESSIONS = [
	'Accounting',
	'Agriculture',
	'Architecture',
	'Aviation',
	'Banking',
	'Business Services',
	'Consulting',
	'Education',
	'Trading',
	'Manufacturing',
	'Import/ Export',
	'Retail',
	'Defense',
	'Engineering',
	'Entertainment',
	'Fashion',
	'Finance',
	'Home Maker',
	'Hospitality',
	'IT',
	'Law',
	'Media',
	'Medicine',
	'Politics',
	'Retired',
	'Scientist',
	'Service Govt. Pvt.',
	'Social Work',
	'Student',
	'Travel and Tourism',
	'Other',
];
