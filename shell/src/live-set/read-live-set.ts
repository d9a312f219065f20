import { LIVE_SET_ELEMENT_ID, liveSetSchema, type LiveSet } from '@afterglow/shared-contracts';
import { readDataBlock } from '../lib/data-block.ts';
import { ShellError } from '../lib/shell-error.ts';

/**
 * The live set that came with the page. Throws a `ShellError` (`page_unreadable`) when there is none: without it the
 * page cannot be composed.
 */
export function readLiveSet(): LiveSet {
  const liveSet = readDataBlock(LIVE_SET_ELEMENT_ID, liveSetSchema);
  if (liveSet) return liveSet;
  const id = LIVE_SET_ELEMENT_ID;
  throw new ShellError('page_unreadable', `The page holds no live set ("#${id}").`, { context: { id } });
}
