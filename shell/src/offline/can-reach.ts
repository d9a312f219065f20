import { API_PREFIX, operations } from '@afterglow/shared-contracts';
import { isAway } from '@afterglow/shared-contracts/retry-policy';

/** Less than the time to the next question. */
const LIMIT_MS = 2000;

/** Asks the service for the headers of its smallest response. Never rejects. */
export async function canReach(): Promise<boolean> {
  try {
    const { status } = await fetch(`${API_PREFIX}${operations.getVersions.path}`, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return !isAway(status);
  } catch {
    return false;
  }
}
