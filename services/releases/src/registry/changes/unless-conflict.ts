import { isServiceError } from '@afterglow/kit';

/** Awaits an automatic change: a conflict means that another caller was faster, and nothing is left to do. */
export async function unlessConflict(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!isServiceError(error) || error.kind !== 'conflict') throw error;
  }
}
