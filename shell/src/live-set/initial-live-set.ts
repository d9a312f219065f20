import { type LiveSet, LIVE_SET_ELEMENT_ID, liveSetSchema } from '@afterglow/shared-contracts';
import { isFromCache } from '../service-worker/from-cache.ts';
import { fetchLiveSet } from './fetch-live-set.ts';
import { readDataBlock } from '../lib/data-block.ts';
import { ShellError } from '../lib/shell-error.ts';

/** Longer than an empty page should wait for any response. */
const CATCH_UP_LIMIT_MS = 3000;

export interface InitialLiveSet {
  readonly liveSet: LiveSet;
  /** False when the page comes from a cache, and the site could not be reached for changes. */
  readonly isCurrent: boolean;
}

/**
 * The live set at startup. A page from a cache fetches it before it loads anything: the page may name a version that
 * was rolled back since, and showing that one even briefly would undo the rollback.
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

/**
 * The live set that came with the page. Throws a `ShellError` (`page_unreadable`) when there is none: without it the
 * page cannot be composed.
 */
function readLiveSet(): LiveSet {
  const liveSet = readDataBlock(LIVE_SET_ELEMENT_ID, liveSetSchema);
  if (liveSet) return liveSet;
  const id = LIVE_SET_ELEMENT_ID;
  throw new ShellError('page_unreadable', `The page holds no live set ("#${id}").`, { context: { id } });
}
