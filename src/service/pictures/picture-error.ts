/** A picture that cannot be shown: the message follows its address, e.g. 'answers 404 (Not Found)'. */
export class PictureError extends Error {
	override name = 'PictureError';
	/** Whether the same picture may go well another time. */
	readonly isPassing: boolean;

	constructor(message: string, isPassing: boolean) {
		super(message);
		this.isPassing = isPassing;
	}
}
