import { type Request, receive } from './receive.ts';
import { ServiceError } from './service-error.ts';
import { type Shape, ShapeError } from './shapes.ts';

/** The useful part of an answer, and the validator to ask with the next time. */
export interface Answer<T> {
	value: T;
	etag: string | null;
}

/**
 * Calls the service once: fetch, status, content type, size, parse and shape.
 * @returns null when what the validator among the headers stands for is unchanged
 * @throws ServiceError
 */
export async function attempt<T>(request: Request, shape: Shape<T>): Promise<Answer<T> | null> {
	const received = await receive(request);
	if (!received) return null;
	try {
		return { value: shape(JSON.parse(received.text)), etag: received.etag };
	} catch (cause) {
		const details = { status: 200, cause };
		if (cause instanceof ShapeError) {
			throw new ServiceError(request.url, 'shape', `answered with ${cause.message}`, details);
		}
		if (cause instanceof SyntaxError) {
			throw new ServiceError(request.url, 'json', 'answered with broken JSON', details);
		}
		throw cause;
	}
}
