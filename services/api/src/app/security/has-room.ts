import { isServiceError } from '@afterglow/kit';
import type { AttemptLimiter } from './attempt-limiter.ts';

/** Counts an attempt; false when the key has none left. */
export async function hasRoom(limiter: AttemptLimiter, key: string): Promise<boolean> {
  try {
    await limiter.take(key);
    return true;
  } catch (error) {
    if (isTooMany(error)) return false;
    throw error;
  }
}

export function isTooMany(error: unknown): boolean {
  return isServiceError(error) && error.kind === 'too-many';
}
