/** Short stories of the school's young authors; {boy} and {girl} stand for the names of pupils. */
export const stories: readonly { title: string; text: readonly string[] }[] = [
	{
		title: 'The lamp in the reading room',
		text: [
			'The reading room of the old school had eleven lamps, and only ten of them worked. The eleventh stood on the corner table below the clock. {girl} chose that table every day, because nobody else wanted it.',
			'“Why sit in the dark?” asked {boy}, who was always in a hurry. She pointed at the window. In the morning the sun fell exactly on her page, and on cloudy days she read by the window sill. She knew the hour by the place of the light.',
			'One afternoon the whole station lost its power. Ten lamps went out at once, and forty readers groaned. Only the corner below the clock stayed bright, for it was four o’clock and the low sun came through the leaves.',
			'They carried their chairs there, one by one. Somebody began to read aloud so that all could share the light. When the bell rang, nobody had noticed that the power was back.',
			'The librarian had the eleventh lamp mended the next day. {girl} smiled, thanked him, and did not switch it on.',
		],
	},
	{
		title: 'A kite for the wind sock',
		text: [
			'Every evening the children of the camp flew their kites on the hockey ground, far from the runway, as the rule was. {boy} had a red one that he had pasted together himself, with a tail of old almanac pages.',
			'The wind, he complained, came from everywhere. His grandmother, who had lived beside an airfield for thirty years, laughed. “Ask the wind sock,” she said. “It has been answering pilots all its life.”',
			'So he watched. When the striped sleeve hung down, he did his homework. When it stood out like an arm, he ran. In a week he could tell from the colour of the evening whether it would rise.',
			'On Raising Day thirty kites went up together, and one after the other came down in the neem trees. The red one stayed. {girl}, holding the reel with him, asked what the secret was.',
			'“I do not fly it,” he said. “I only wait until the wind wants to.”',
		],
	},
	{
		title: 'Seven minutes to the bus',
		text: [
			'The bus left at seven minutes past seven, and {girl} had missed it twice that week. The third time, she decided, would not happen. She set the clock early, packed the night before and put her shoes beside the door.',
			'On the way to the stop an old man sat on the kerb among rolling oranges. His bag had torn. People walked round them, looking at their watches. She looked at hers: six minutes.',
			'An orange is a quick thing on a slope. She caught nine, two came out from under a scooter, and one a dog had to be talked into giving back. “That leaves one,” said the old man, “and it is yours.”',
			'The bus was gone, of course. She stood there with the orange. Then a horn sounded: the driver had seen everything in his mirror and waited round the corner.',
			'The teacher in the bus looked at her watch and wrote something in the register. It said: “{girl}, on time.”',
		],
	},
	{
		title: 'The tree that kept the score',
		text: [
			'Behind the junior wing stands a neem tree with marks in its bark, one below the other, and nobody knows any more what they count. Some say matches, some say monsoons. {boy} was sure they counted secrets.',
			'He measured them with his geometry box. They were not equally far apart. Some lay close together like lines in a notebook, others a hand apart. He drew them all on a long strip of paper and took it to his teacher.',
			'“Look at the date on this side,” she said. In the school’s old photographs there was always a child standing stiffly against that tree, a ruler on the head. Each class had measured its smallest pupil, every year on the first day.',
			'The highest mark was as high as {boy}’s shoulder. He thought of all those small ones who by now were pilots, nurses and grandmothers.',
			'On the last day of the year he took his little sister there. She stood as straight as she could. The tree did not mind one more.',
		],
	},
	{
		title: 'Letters from the snow',
		text: [
			'Father’s letters from the mountains took nine days. {girl} knew, because she counted them on the kitchen calendar, with a pencil dot for each day and a circle when the postman stopped at the gate.',
			'He wrote about small things: a fox that waited for the rations, tea that froze in the mug, a sky with so many stars that the night looked crowded. He never wrote about the cold. She noticed that.',
			'So she wrote back about warm things. The first mango. The classroom in May. The puppy asleep on the iron. She wrote with the heat of the whole summer and pasted a neem leaf on the page.',
			'When he came home he brought her letters along in a tin. They were soft from reading, and each bore the names of other men. “We passed them round,” he said. “It was the best stove we had.”',
			'She began the next one the same evening, although he was sitting in the next room.',
		],
	},
	{
		title: 'The robot who could not say no',
		text: [
			'{boy} built his robot from a broken fan, two motors and much hope. It could roll, turn and lift a pencil. He taught it to answer “Yes!” to everything, because that seemed polite.',
			'It was a success. It said yes to carrying books, yes to holding the door, yes to taking the blackboard duster home. By noon it dragged a heap of bags through the corridor and smelled of hot wire.',
			'“It needs rest,” said {girl}. “It needs to be able to say no.” That was harder than all the motors. How does a machine know what is too much? They sat over it till evening.',
			'In the end they gave it a small scale under the tray and one new word. When the tray grew too heavy it blinked and said, very kindly: “Later, please.”',
			'At the exhibition the judges gave it the second prize. The first went to a boat. “Are you sad?” somebody asked {boy}. He thought about it and said: “Later, please.”',
		],
	},
];
