import type { Random } from '../../data/random.ts';

/** How a paper asks about topics: {one} and {two} of the same {unit}, {other} of any. */
export const define = [
	'Say in one sentence what is meant by: {one}.',
	'Give one example of: {one}.',
	'True or false? Give the reason: “{one}” belongs to the unit “{unit}”.',
	'Fill in the blank: two terms that belong to “{one}” are ____ and ____.',
	'Odd one out, with the reason: {one}; {two}; {other}.',
	'Name the unit, quantity or term most used with: {one}.',
] as const;
export const tell = [
	'Write two points on: {one}.',
	'Give one point in which these differ: {one}; {two}.',
	'Where do we meet this in daily life: {one}? Name two places.',
	'A classmate mixes up these two: {one}; {two}. Help with one sentence on each.',
	'State one fact about {one} and say how it is shown to be true.',
] as const;
export const explain = [
	'Explain with an example: {one}.',
	'How are these connected: {one}; {two}? Answer in three or four sentences.',
	'Choose one idea from the topic “{one}” and say why it matters.',
	'Draw a neat labelled diagram or chart on: {one}.',
	'Assertion: “{one}” cannot be understood without “{two}”. Support or reject it with a reason.',
] as const;
export const discuss = [
	'Describe in detail: {one}. Use headings, and a diagram where it helps.',
	'Compare under four heads: {one}; {two}.',
	'(a) What is meant by {one}? (b) Describe how it is observed or measured. (c) Give one use.',
	'Write a note on {one}, and show with an example how it leads on to {two}.',
	'“Whoever has understood {unit} also understands {other}.” Discuss with examples.',
] as const;
export const onPassage = [
	'Give the passage a title and say why it fits.',
	'What is the main thought of the passage? Answer in your own words.',
	'Find two words in the passage that describe a feeling.',
	'What would you have done in the place of the main character?',
	'Sum up the passage in about thirty words.',
] as const;
export const grammar = [
	'Use in a sentence of your own an example of: {one}.',
	'Correct the sentence: “Each of the boys have brought their book.”',
	'Change into reported speech: “I have finished my work,” said the girl.',
	'Change the voice: “The captain hoisted the flag.”',
	'Fill in the article: ____ honest officer kept ____ old promise.',
	'Join the sentences: It rained. The match went on.',
	'Give the opposite and use it in a sentence: ancient.',
	'Punctuate: where are you going asked the librarian',
	'Choose the verb: Neither the teacher nor the pupils (was / were) late.',
	'Write the plural: ox, library, roof, mother-in-law.',
	'Add a question tag: You have read this story, ____?',
	'Name the figure of speech: “The wind whispered in the neem trees.”',
] as const;
export const writing = [
	'Write a notice of fifty words for the school board about the inter-house quiz.',
	'Write a letter to the editor of a daily about the need for more trees in the city.',
	'Write an article of 120 words: “A book that stayed with me”.',
	'Write a diary entry about the day when you spoke at the morning assembly.',
] as const;

/** Sums up to class X, with other numbers each time. */
export function sums(random: Random): string {
	const [a, b, c] = [random.int(2, 9), random.int(3, 12), random.int(4, 15)];
	return random.pick([
		`Solve for x: ${a}x + ${b} = ${a * c + b}.`,
		`Find the HCF and the LCM of ${a * b} and ${a * c}.`,
		`A bus covers ${a * b * 5} km in ${a} hours. What is its average speed?`,
		`Find ${b * 5}% of Rs ${c * 100}.`,
		`Factorise: x² + ${a + b}x + ${a * b}.`,
		`The sides of a right triangle about the right angle are ${3 * a} cm and ${4 * a} cm. Find the third side.`,
		`Find the area of a round flower bed of radius ${7 * a} m. Take 22/7 for pi.`,
		`A book bought for Rs ${c * 20} is sold for Rs ${c * 20 + a * 10}. Find the gain in per cent.`,
		`Find the simple interest on Rs ${b * 1000} at ${a}% a year for ${random.int(2, 5)} years.`,
		`The mean of five numbers is ${c}. Four of them are ${c - 3}, ${c + 2}, ${c - 1} and ${c + 4}. Find the fifth.`,
		`A bag holds ${a} red and ${b} blue balls. What is the chance of drawing a red one?`,
		`The angles of a triangle are in the ratio ${a} : ${b} : ${c}. Show how to find each of them.`,
	]);
}

/** Exercises of classes XI and XII, with other numbers each time. */
export function advanced(random: Random): string {
	const [a, b, c] = [random.int(2, 9), random.int(2, 7), random.int(3, 11)];
	return random.pick([
		`Differentiate with respect to x: ${a}x³ – ${b}x² + ${c}.`,
		`Find the integral of (${a}x² + ${b}x) between the limits 0 and ${c}.`,
		`Find the angle between the vectors ${a}i + ${b}j – k and i – ${c}j + 2k.`,
		`If f(x) = ${a}x + ${b}, show that f is one-one and onto on the real numbers and find its inverse.`,
		`Find the values of x for which the determinant with rows (x, ${a}) and (${b}, x) is zero.`,
		`Find the equation of the tangent to y = x² – ${a}x + ${b} at x = ${c}.`,
		`Maximise ${a}x + ${b}y subject to x + y = ${c + 4} at most, x and y not negative.`,
		`Two dice are thrown. Find the probability that the sum is ${c}, given that the first die shows an even number.`,
		`Solve the differential equation dy/dx = ${a}x – ${b}, y(0) = ${c}.`,
		`Find the distance of the point (${a}, ${b}, ${c}) from the plane x + 2y – 2z = ${b}.`,
		`A spherical balloon is filled at ${a * 100} cubic cm a second. How fast does its radius grow when it is ${c} cm?`,
	]);
}
