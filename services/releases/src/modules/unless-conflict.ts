import { isServiceError } from '@afterglow/kit';

/** Waits for a change that nobody has asked for: where it no longer fits what is live, somebody was faster, and nothing is left to do. */
export async function unlessConflict(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!isServiceError(error) || error.kind !== 'conflict') throw error;
  }
}
