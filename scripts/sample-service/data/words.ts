/** Single words of a text, which keeps long lists readable. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Invented people, places and things of the sample school. No name stands for a living person. */
export const HOUSES = ['Subroto', 'Arjan', 'Pratap', 'Latif', 'Katre'] as const;

export const GIRLS = words(`
	Aadhya Ananya Avni Bhavya Charu Diya Eshita Gauri Harleen Ira Ishani Janhvi Kavya Kiara Lavanya
	Mahima Meher Mishika Navya Nitya Pihu Prisha Riddhi Rhea Saanvi Shreya Simran Tanvi Trisha Urvi
	Vanya Yashika Zoya
`);

export const BOYS = words(`
	Aarav Aditya Arnav Ayaan Bhuvan Chirag Daksh Dhruv Eshaan Farhan Gurnoor Harshit Ishaan Jatin
	Kabir Krish Lakshay Manan Naman Nikhil Ojas Parth Pranav Rachit Rehan Samar Shaurya Tejas Uday
	Vihaan Vivaan Yuvraj Zayan
`);

export const SURNAMES = words(`
	Ahlawat Bhatia Bisht Bora Chauhan Das Dhillon Fernandes Gill Gogoi Iyer Jha Joshi Kakkar Khan
	Kulkarni Kumari Lepcha Malhotra Mathew Mehra Menon Mishra Nair Naqvi Negi Panda Pillai Rana
	Rathore Rawat Reddy Saxena Sethi Sharma Shekhawat Siddiqui Singh Sood Tanwar Thapa Tiwari Tomar
	Verma Yadav
`);

export const OFFICERS = [
	'Air Marshal S. Dhawan',
	'Air Vice Marshal K. Raghunath',
	'Air Commodore P. Ahlawat',
	'Air Commodore N. Mathews',
	'Group Captain R. Shekhawat',
	'Group Captain A. Bora',
	'Wing Commander M. Lepcha',
	'Wing Commander T. Pillai',
] as const;

export const CLASSES = ['VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;
export const JUNIOR_CLASSES = ['UKG', 'I', 'II', 'III', 'IV', 'V'] as const;
export const GROUPS = [
	'UKG to Class II',
	'Classes III to V',
	'Classes VI to VIII',
	'Classes IX and X',
	'Classes XI and XII',
	'Class VI',
	'Class VIII',
	'Class IX',
	'Class X',
	'Class XI',
	'Class XII',
	'the junior wing',
	'the senior wing',
	'Classes VI to XII',
] as const;

export const SUBJECTS = [
	'English',
	'Hindi',
	'Mathematics',
	'Science',
	'Social Science',
	'Sanskrit',
	'Physics',
	'Chemistry',
	'Biology',
	'Economics',
	'Accountancy',
	'Business Studies',
	'Geography',
	'Political Science',
	'Computer Science',
	'Psychology',
	'Physical Education',
] as const;

/** Taught in every class from VI on, unlike some of the above. */
export const CORE_SUBJECTS = [
	'English',
	'Hindi',
	'Mathematics',
	'Science',
	'Social Science',
	'Sanskrit',
	'Computer Science',
] as const;

export const GAMES = [
	'football',
	'basketball',
	'volleyball',
	'cricket',
	'badminton',
	'table tennis',
	'hockey',
	'kabaddi',
	'kho-kho',
	'athletics',
	'swimming',
	'skating',
	'chess',
	'taekwondo',
	'yoga',
	'handball',
	'lawn tennis',
	'shooting',
] as const;

export const VENUES = [
	'Aravali Hall',
	'Main ground',
	'Senior wing assembly ground',
	'Junior wing activity hall',
	'Audio-visual room',
	'Multi-purpose hall',
	'School library',
	'Physics laboratory',
	'Amphitheatre',
	'Conference room, senior wing',
] as const;

export const TIMES = [
	'08:15 AM',
	'08:30 AM',
	'09:00 AM',
	'09:30 AM',
	'10:00 AM',
	'10:30 AM',
	'11:15 AM',
	'12:00 noon',
	'02:30 PM',
	'04:00 PM',
] as const;

export const PLACES = words(`
	Agra Ambala Bengaluru Bhopal Chandigarh Dehradun Guwahati Gwalior Jaipur Jodhpur Lucknow Nagpur
	Pune Shillong Vadodara
`);

export const STREAMS = ['Science', 'Science', 'Commerce', 'Humanities'] as const;
