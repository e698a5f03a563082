/** Other texts as markup, with slots and with <title> for what the file is called. */
export const GUIDE = `
This guide goes with “<title>”. It is meant for reading together, at home or in the library period: a little before, a little during and a little after the book.
# Before you read
* Look at the cover for a minute. What do you see, and what do you expect?
* Read the first line aloud in three different voices. Which one fits?
* Write down one question that you would like the book to answer.
# While you read
* Stop when somebody makes a decision. What would you have done?
* Collect five new words on a bookmark and use one of them every day.
* Draw the place in which the story happens. Add to the drawing after each chapter.
# After you have read
* Was your question answered? Where?
* Tell the story in five sentences, then in one.
* Write a letter to one of the characters, or a new last page.
# My reading record
+ Date:80 | Pages:70 | A word to keep:120 | A thought
+ ×6`;

export const REPORT = `
+ Date | Place | Taking part
+ {day} | {venue} | {some} pupils of class {class}
# Aim
<title>: to meet the subject outside the textbook, to ask those who work with it, and to bring back something for the class.
# What happened
The morning began with an introduction by {teacher}. In groups of eight the pupils then worked at four stations of forty minutes each. Every station ended with a task that could only be solved together, and a sheet on which the group wrote what it had found.
After lunch the groups presented their results. {girl} explained hers with a model made of cardboard; {boy} had counted, measured and drawn a graph. The guests answered questions for nearly an hour, longer than planned.
# What we learned
* To look first and to look up afterwards.
* That a good question is half of the work.
* Which subjects and courses lead to this kind of work.
* To thank people by listening.
# What comes next
The sheets are displayed in the corridor of the senior wing for two weeks. The club continues the work on Thursdays.
> {teacher2}, teacher in charge`;

export const ACHIEVEMENT = `
+ Occasion | Date | Result
+ <title> | {dayShort} | {prize} prize
The school congratulates its pupils and thanks the teachers who prepared them.
# Who took part
+ Name | Class:56 | Section:60 | Result:110
+ {person} | {class} | {section} | {prize} prize
+ {person2} | {class2} | {section2} | merit
+ {person3} | {class3} | {section3} | certificate
+ {person4} | {class4} | {section4} | certificate
+ {person5} | {class5} | {section5} | certificate
# How it went
The team was chosen in {month} by a trial in the school and met twice a week after lessons. {teacher}, who was in charge, kept the preparation simple: practise little, practise often, and watch how others do it.
“The evening before we spoke about everything except the contest,” {person} said in the assembly. “That was the best idea of all.”
# Thanks
* To the parents, who drove, waited and cheered.
* To the pupils who took part in the trial and were not chosen: they made the team better.
> {teacher}, teacher in charge`;

export const SPORTS = `
+ Event | Date | Place
+ <title> | {dayShort} | Main ground
The day began with warming up and the oath of the players. {boy} and {girl}, the captains, carried the flag of the school.
# Points of the houses
+ House | First:56 | Second:56 | Third:56 | Points:56
+ Subroto | 5 | 3 | 2 | 36
+ Arjan | 4 | 4 | 3 | 35
+ Pratap | 3 | 4 | 4 | 31
+ Latif | 2 | 3 | 4 | 23
+ Katre | 2 | 2 | 3 | 19
A first place counts five points, a second three and a third one.
# Best players
+ Name | Class:56 | House | For
+ {boy2} | {class} | {house} | best player, boys
+ {girl2} | {class2} | {house2} | best player, girls
+ {person} | {class3} | {house3} | fair play
# What will be remembered
* The last minutes, in which nobody in the stand was sitting any more.
* A player who told the referee that the ball had touched his hand.
* The smallest ones, who cheered for both sides.
> {teacher}, physical education`;

/** Granted to the school by an authority. */
export const CERTIFICATE = `
+ Number | Date of issue | Valid up to the session
+ {many}/{few}{few2}/{lastYear} | {dayShort} | {nextSession}
# To whom it may concern
This is to certify that the premises and the records of Sample Air Force School have been inspected with regard to: <title>. They were found to meet the conditions laid down at the time of the inspection.
The certificate is granted on the condition that the school keeps the standard found, lets the authority inspect it at any time, and applies for renewal three months before it ends.
_ Place | Date of inspection
> Authorised officer`;

export const DUTIES = `
# Duties
* To meet once in each quarter, and within two working days when a matter is urgent.
* To hear everyone concerned, children with a person of their trust beside them.
* To keep a written record, shown to nobody who is not concerned.
* To report to the Principal and to follow up what has been decided.
Parents and pupils may write to office@school.example.org or speak to any member.
~ Convener | Principal`;

/** An article in a newspaper; its paragraphs stand on lines of their own. */
export const ARTICLE = `
NEW DELHI: With colours, music and a march that drew long applause, the air force school celebrated its Raising Day this week. Past pupils had come from {place} and {place2}, some of them for the first time in decades.
The Principal looked back on the beginnings of the school and thanked teachers, parents and the staff who keep buses, kitchens and gardens running. “A school is a promise that is renewed every morning,” she told the gathering.
The junior wing opened the programme with a dance of the seasons. The choir followed with songs in four languages, and the drama club showed the school’s history in eleven minutes. Prizes went to pupils of all five houses; {house} House carried home the cup for discipline.
{girl}, who led the parade, said that she had not slept much the night before. “When the band started, my feet knew what to do,” she laughed. {boy} of Class {class} received the medal for the best speaker.
The day ended on the main ground with the national anthem, and with a photograph for which, by tradition, nobody stood still.`;
export const HEADLINES = [
	'Air force school celebrates its Raising Day',
	'A parade, a song and a promise renewed',
	'Former pupils come home for Raising Day',
] as const;
export const NEWSPAPERS = ['The Capital Morning', 'City Herald', 'The Daily Courier'] as const;

/** What a pupil writes about a book: a heading and its answers, of which a review has one each. */
export const REVIEW: Readonly<Record<string, readonly string[]>> = {
	'What it is about': [
		'Two friends move to a new town and find a map in the loft of their house. Each chapter follows one of its signs, and behind each sign waits somebody who once lived there. Slowly the map becomes the story of the town.',
		'A girl looks after a lighthouse for one winter while her uncle is ill. The ships, the gulls and a radio that only speaks at night keep her company. The storm of the last chapters is told minute by minute.',
		'The book tells the life of a scientist from her school days on: how she failed in an experiment eleven times and what she learned from each failure. There are drawings from her notebooks on every second page.',
	],
	'What I liked': [
		'The sentences are short and one can hear the people speak. I liked that nobody is only good or only bad: everyone has a reason, and one understands it at the end.',
		'I liked the pictures made with words. When the rain starts in the fourth chapter I put on my sweater, although it was May. The writer also explains hard words without making you feel small.',
		'It is funny in the sad parts and serious in the funny ones. I read it twice: once for the story and once for the jokes that I had missed.',
	],
	'A part I will remember': [
		'The moment when the grandfather gives away his watch. He says only one sentence, and it is about the weather, but everybody in the room knows what he means.',
		'The walk home over the frozen river. The writer needs three pages for a hundred steps, and one does not breathe until they are over.',
		'The letter in the last chapter. It was in the story from the first page on, and I had not noticed it.',
	],
	'Who should read it': [
		'Everyone who has ever moved house. Younger pupils can have it read to them; the chapters are as long as one evening.',
		'Readers who say that they do not like reading. Give it three chapters.',
		'Pupils from class V on, and those parents who want to know what we think about.',
	],
};
