import type { LiveSet } from '@afterglow/shared-contracts';
import { isFromCache } from '../service-worker/from-cache.ts';
import { fetchLiveSet } from './fetch-live-set.ts';
import { readLiveSet } from './read-live-set.ts';

/** Longer than any answer worth waiting for with an empty page. */
const CATCH_UP_LIMIT_MS = 3000;

export interface InitialLiveSet {
  readonly liveSet: LiveSet;
  /** False: the page comes from a cache, and the site could not be asked what has changed since. */
  readonly isCurrent: boolean;
}

/**
 * What is live as this page starts. A page that comes from a cache asks before it loads anything: it may name a version that was
 * rolled back since, and showing that one even for a moment would undo the rollback.
 */
export async function resolveInitialLiveSet(): Promise<InitialLiveSet> {
  const liveSet = readLiveSet();
  if (!isFromCache(document.documentElement)) return { liveSet, isCurrent: true };
  try {
    const newer = await fetchLiveSet(liveSet.environment, AbortSignal.timeout(CATCH_UP_LIMIT_MS));
    return { liveSet: newer.revision > liveSet.revision ? newer : liveSet, isCurrent: true };
  } catch {
    return { liveSet, isCurrent: false };
  }
}
