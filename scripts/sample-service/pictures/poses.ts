/** How a figure stands or moves. */
export type Pose =
	| 'stand'
	| 'march'
	| 'run'
	| 'cheer'
	| 'wave'
	| 'kick'
	| 'dance'
	| 'work'
	| 'walk'
	| 'salute'
	| 'sit';

export type Point = readonly [x: number, y: number];
/** Elbow and hand of an arm, knee and foot of a leg. */
export type Limb = readonly [Point, Point];

interface Joints {
	arms: readonly [Limb, Limb];
	legs: readonly [Limb, Limb];
	/** Of the whole figure, in degrees. */
	lean: number;
}

const limb = (text: string) =>
	text.split(' ').map((point) => point.split(',').map(Number)) as unknown as Limb;

const joints = (
	leftArm: string,
	rightArm: string,
	leftLeg: string,
	rightLeg: string,
	lean = 0,
): Joints => ({
	arms: [limb(leftArm), limb(rightArm)],
	legs: [limb(leftLeg), limb(rightLeg)],
	lean,
});

/** Joints in hundredths of the figure's height: arms, then legs, seen from the front; feet at 0, head up. */
export const poses: Record<Pose, Joints> = {
	stand: joints('-14,-58 -14,-44', '14,-58 14,-44', '-5,-24 -5,-3', '5,-24 5,-3'),
	salute: joints('-14,-58 -14,-44', '20,-66 9,-87', '-4,-24 -4,-3', '4,-24 4,-3'),
	walk: joints('-14,-59 -9,-46', '13,-58 17,-46', '-8,-24 -13,-4', '7,-25 10,-3'),
	march: joints('-17,-60 -22,-50', '17,-66 26,-66', '-6,-24 -14,-5', '10,-28 17,-8'),
	run: joints('-19,-62 -13,-48', '16,-60 25,-70', '-9,-26 -27,-20', '14,-33 16,-8', 9),
	kick: joints('-20,-66 -28,-58', '18,-64 26,-74', '-4,-24 -7,-3', '12,-34 29,-22', -6),
	cheer: joints('-19,-84 -16,-103', '19,-84 16,-103', '-6,-24 -7,-3', '6,-24 7,-3'),
	wave: joints('-14,-58 -14,-44', '20,-80 22,-100', '-5,-24 -5,-3', '5,-24 5,-3'),
	dance: joints('-22,-78 -17,-98', '24,-66 36,-76', '-12,-26 -6,-4', '9,-24 13,-3', -4),
	work: joints('-14,-58 -4,-50', '14,-58 6,-50', '-5,-24 -5,-3', '5,-24 5,-3'),
	sit: joints('-15,-58 -8,-46', '15,-58 8,-46', '-13,-40 -9,-14', '13,-40 9,-14'),
};
