const PUPIL = `
_ Name of the student
_ Admission number | Class and section | House
_ Name of the father
_ Name of the mother
_ Address
_ Mobile number | E-mail`.trim();
const WRITER = `
_ Name
_ Class and section | Roll number | Date`.trim();
const PARENTS = '~ Date | Father | Mother';

/** Forms as markup, by the words of their names: what is to be filled in, declared and signed. */
export const forms: readonly (readonly [words: RegExp, markup: string])[] = [
	[
		/bond|indemnity/,
		`
To be written on stamp paper of the value laid down, and signed before two witnesses.
${PUPIL}
# Bond
I, the parent of the student named above, use the school transport for my child of my own wish and at my own risk. I shall not hold the school, its staff, the education society or the contractor liable for any loss, delay or injury that happens although they took reasonable care, and I shall make good any claim that others raise because of my child.
This bond holds for the whole time in which my child uses the bus, on all routes and also when buses are changed or joined.
_ Place | Date
_ Name of the parent | Signature
# Witnesses
_ 1. Name
_ Address
_ Signature | Date
_ 2. Name
_ Address
_ Signature | Date`,
	],
	[
		/undertaking|declaration|consent/,
		`
${PUPIL}
# Undertaking
I have read the rules of the school on this matter, have explained them to my child and undertake:
* to see that my child is at the stop in time, and that a grown-up known to the attendant is there on the way home;
* to pay the fee for the whole month and to give written notice before my child leaves;
* to make good any damage that my child does;
* to inform the school on the same day when the address or a telephone number changes.
_ Name of the person who meets the child
_ Relation | Mobile number
${PARENTS}`,
	],
	[
		/\bbus\b|transport/,
		`
${PUPIL}
# Bus
_ Route number | Stop
_ From (date) | Distance from home in km
_ Blood group | Telephone in an emergency
We have read the bus rules. We know that a seat is given as long as there is one, and that the fee is due for the whole month.
${PARENTS}
# For the office
_ Pass number | Fee received | Date
_ Transport in-charge`,
	],
	[
		/service|verification/,
		`
To be filled in by the unit and returned to the school in a closed cover.
_ Service number | Rank
_ Name
_ Trade or branch | Unit
_ Date of enrolment or commission
_ Date of joining the present station
_ Expected date of posting out
# Children for whom admission is sought
+ Name | Date of birth | Class | Last school
+ ×3
Certified that the particulars have been checked against the service documents held by this unit and are correct.
_ Place | Date
_ Name and rank of the officer
~ Round stamp of the unit | Commanding officer or adjutant`,
	],
	[
		/\btc\b|transfer|leaving|withdraw/,
		`
_ Book number | Serial number | Admission number
_ 1. Name of the student
_ 2. Name of the mother
_ 3. Name of the father or guardian
_ 4. Nationality | 5. Category
_ 6. Date of first admission | Class
_ 7. Date of birth in figures
_ Date of birth in words
_ 8. Class in which the student last studied
_ 9. School or board examination last taken, with result
_ 10. Subjects studied
_ 11. Whether qualified for promotion | to class
_ 12. Month up to which dues are paid
_ 13. Working days | Days present
_ 14. Games and activities
_ 15. General conduct
_ 16. Date of application | Date of issue
_ 17. Reason for leaving
_ 18. Remarks
~ Class teacher | Checked by | Principal, with seal`,
	],
	[
		/option|stream/,
		`
${PUPIL}
# Result of class X
+ Subject | Marks or grade | Subject | Marks or grade
+ ×2
# Streams in order of preference (1 to 7)
+ Stream | Subjects | Preference:76
+ Science, medical | with Mathematics
+ Science, medical | without Mathematics
+ Science, non-medical | Physics, Chemistry, Mathematics
+ Commerce | with Mathematics
+ Commerce | without Mathematics
+ Humanities | with Mathematics
+ Humanities | without Mathematics
We know that a stream is given by marks and by seats, and that it cannot be changed later.
${PARENTS}`,
	],
	[
		/review/,
		`
${WRITER}
_ Title of the book
_ Author | Number of pages
# What is the book about?
= 4
# My favourite character, and why
= 3
# The part I liked best
= 3
# Three new words and what they mean
= 3
_ How many stars out of five? | Would I tell a friend to read it?
Give the filled-in review to your class teacher.`,
	],
	[
		/health|medical|activity record/,
		`
${PUPIL}
# Health
_ Date of birth | Blood group
_ Allergies
_ Illnesses, medicines, aids such as spectacles
+ Measured | First term:120 | Second term:120
+ Height in cm
+ Weight in kg
+ Body mass index
+ Eyesight, left and right
+ Hearing
+ Teeth
# Fitness and activities
+ Test | First term:120 | Second term:120
+ 50 m dash
+ 600 m run or walk
+ Sit and reach
+ Curl-ups
+ Game chosen
~ Physical education teacher | Medical room | Parent`,
	],
	[
		/apprais/,
		`
${WRITER}
Think of the term that lies behind you. Tick what fits.
+ I … | Always:66 | Often:66 | Sometimes:76
+ come to games in proper dress
+ warm up before I play
+ know the rules of my game
+ keep to them when I lose
+ help those who find it hard
+ eat fruit and vegetables
+ sleep eight hours
+ take care of equipment
+ take part in community work
# What I have learned this term
= 4
# What I want to do better
= 3
~ Student | Teacher`,
	],
	[
		/promise|pledge/,
		`
${WRITER}
# My promise
I promise to look after my body and my mind: to play or to exercise for an hour every day, to eat wisely, to sleep enough, and to put the screen away before bed.
I promise to play fair, to include those who are left out, and to be as good a loser as a winner. I will say so when I am hurt or unwell.
# My own promise for this session
= 4
~ Student | Parent | Teacher`,
	],
	[
		/\blog\b|hour/,
		`
${WRITER}
Write down every hour of games, fitness, yoga and community work. The teacher signs at the end of the month.
+ Date:74 | Activity | From:52 | To:52 | Hours:48 | Signature:90
+ ×17
_ Total of hours | Grade`,
	],
	[
		/portfolio|template/,
		`
${WRITER}
# About me: what I like, what I am good at
= 4
# My goals for this session
= 3
# Work that I have chosen
+ Subject:100 | Piece of work | Why I chose it | Date:70
+ ×6
# What I am proud of
= 3
# What my teacher and my parents say
= 4
~ Student | Teacher | Parent`,
	],
];

/** The form for any other purpose. */
export const anyForm = `
${PUPIL}
# Particulars
= 5
# Declaration
What is stated above is true and complete. I shall tell the school at once when anything changes.
${PARENTS}
# For the office
_ Received on | Checked by | Remarks`;
