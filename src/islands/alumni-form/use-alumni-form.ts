import { type RefObject, useEffect, useState } from 'react';
import { fillBlanks, valuesOf } from './controls.ts';
import { alone, keeper } from './device.ts';
import { type AnyName, FILE } from './fields.ts';
import { checkFile, readAttachment } from './file.ts';
import type { Kept } from './kept.ts';
import { type Attachment, checkSubmission, type Errors, toRequestBody } from './submission.ts';
import { useDelivery, useRetry } from './use-delivery.ts';
import { useFile } from './use-file.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/**
 * The alumni form from the draft to the delivery (specification 4 and 5; design 4).
 * @param address `ALUMNI_FORM_URL`
 * @param form its fields hold what was entered, also before the island came alive
 */
export function useAlumniForm(address: string, form: RefObject<HTMLFormElement | null>) {
	const [errors, setErrors] = useState<Errors>({});
	const [isDraftKept, setDraftKept] = useState(true);
	const [isBusy, run] = useOneAtATime();
	const file = useFile(form);
	const empty = () => {
		form.current?.reset();
		file.keep();
		setErrors({});
	};
	const { submission, state, tell, send, release } = useDelivery(address, empty);

	const values = () => (form.current ? valuesOf(form.current) : {});
	const saveDraft = () => setDraftKept(keeper.draft(values()));

	/** An edit clears the field's error (specification 4) and is kept. */
	const edit = (name: AnyName) => {
		if (name === FILE) file.keep();
		const chosen = name === FILE ? file.chosen() : null;
		const error = chosen && checkFile(chosen);
		setErrors(({ [name]: _, ...others }) => ({ ...others, ...(error && { [name]: error }) }));
		saveDraft();
	};

	async function submit() {
		const entered = values();
		const wrong = checkSubmission(entered);
		const attachment = await readChosen(wrong);
		setErrors(wrong);
		if (Object.keys(wrong).length > 0) return tell('invalid', true);
		const id = `${Date.now()}-${Math.random()}`;
		const isWritten = keeper.write({ stage: 'waiting', id, values: entered });
		const isKept = isWritten && (await file.isKept());
		const body = toRequestBody(entered, attachment);
		submission.current = { id, values: entered, body, isKept };
		tell('sending');
		await send(true);
	}

	/** @param wrong is told what is wrong with the file */
	async function readChosen(wrong: Errors): Promise<Attachment | null> {
		const chosen = file.chosen();
		try {
			return chosen && (await readAttachment(chosen));
		} catch (error) {
			wrong[FILE] = (error as Error).message;
			return null;
		}
	}

	/** Takes up what this device kept. A submission that is on its way may be so in another tab: then it waits. */
	async function takeUp() {
		const found = keeper.read();
		const kept = found?.stage === 'sending' ? await alone(async () => keeper.read()) : found;
		if (file.chosen()) file.keep();
		if (!kept || !form.current) return saveDraft();
		fillBlanks(form.current, kept.values);
		const name = file.chosen() ? '' : kept.values[FILE];
		const isWhole = !name || (await file.restore(name));
		if (kept.stage !== 'draft' && isWhole) return resume(kept);
		keeper.forget(kept.id);
		saveDraft();
		if (!isWhole)
			setErrors({ [FILE]: `${name} is no longer kept on this device: choose it again.` });
		tell('restored');
	}

	async function resume({ id, values: entered, stage }: Kept) {
		const chosen = file.chosen();
		const attachment = chosen && (await readAttachment(chosen));
		const body = toRequestBody(entered, attachment);
		submission.current = { id, values: entered, body, isKept: true };
		tell(stage === 'sending' ? 'unsure' : 'waiting');
		if (stage === 'waiting') await send(false);
	}

	/** Gives the waiting form back to be changed. */
	const reopen = () => {
		const entered = submission.current?.values ?? {};
		release();
		setDraftKept(keeper.draft(entered));
		tell('reopened', true);
	};
	const clear = () => {
		release();
		empty();
		tell('cleared');
	};

	useRetry(state.phase === 'waiting', () => run(() => send(false)));
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island comes alive
	useEffect(() => {
		run(async () => {
			await takeUp();
			const isEarly = form.current?.dataset.submitted && !submission.current;
			if (isEarly) await submit();
		});
	}, []);

	return {
		state,
		errors,
		isBusy,
		isDraftKept,
		hasFile: file.isChosen,
		edit,
		removeFile: () => {
			file.remove();
			edit(FILE);
		},
		submit: () => run(submit),
		sendNow: () => run(() => send(true)),
		reopen: () => run(reopen),
		clear: () => run(clear),
	};
}
