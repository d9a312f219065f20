import { isServiceError } from '@afterglow/kit';

/** Waits for an automatic change: a conflict means that someone else was faster, and nothing is left to do. */
export async function unlessConflict(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!isServiceError(error) || error.kind !== 'conflict') throw error;
  }
}
