/** Where the form stands, as far as the visitor is told (specification 4; design 4: the truth at each step). */
export type Phase =
	| 'editing'
	| 'restored'
	| 'invalid'
	| 'sending'
	| 'sent'
	| 'waiting'
	| 'unsure'
	| 'reopened'
	| 'gone'
	| 'cleared';

export interface Circumstances {
	/** Whether this device keeps the form until it is sent. */
	isKept: boolean;
	/** Whether the browser knows of a network. */
	isOnline: boolean;
}

export interface Message {
	tone: 'info' | 'wait' | 'done';
	heading: string;
	text: string;
}

/** What the visitor is told; null where nothing has happened, and where the errors speak. */
export function messageOf(phase: Phase, { isKept, isOnline }: Circumstances): Message | null {
	switch (phase) {
		case 'editing':
		case 'invalid':
			return null;
		case 'restored':
			return {
				tone: 'info',
				heading: 'Your answers are still here.',
				text: 'They were kept on this device when you last filled in the form. They have not been sent.',
			};
		case 'sending':
			return {
				tone: 'wait',
				heading: 'Sending your form…',
				text: 'Leave this page open until it says that the form has been sent.',
			};
		case 'sent':
			return {
				tone: 'done',
				heading: 'Your Form Submitted Successfully.',
				text: 'Thank you for staying in touch. Your answers are no longer kept on this device.',
			};
		case 'waiting':
			return {
				tone: 'wait',
				heading: 'Your form has not been sent yet.',
				text: `${isOnline ? 'It could not be delivered.' : 'You are offline.'} ${
					isKept
						? 'Your answers are kept on this device and are sent when the connection is back: while this page is open, or when you next open it.'
						: 'This browser cannot keep your answers for later: leave this page open, and they are sent when the connection is back.'
				}`,
			};
		case 'unsure':
			return {
				tone: 'wait',
				heading: 'We do not know whether your form arrived.',
				text: 'This page was closed while the form was being sent. Your answers are still here: send them again if you are in doubt, or clear the form.',
			};
		case 'reopened':
			return {
				tone: 'info',
				heading: 'You can change your answers.',
				text: 'The form is no longer waiting to be sent: submit it again when you are ready.',
			};
		case 'gone':
			return {
				tone: 'info',
				heading: 'This form no longer waits here.',
				text: 'It was sent, changed or cleared in another tab.',
			};
		case 'cleared':
			return {
				tone: 'info',
				heading: 'The form is empty.',
				text: 'Nothing of it is kept on this device.',
			};
	}
}
