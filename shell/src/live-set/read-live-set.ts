import { LIVE_SET_ELEMENT_ID, liveSetSchema, type LiveSet } from '@afterglow/shared-contracts';
import { readDataBlock } from '../lib/data-block.ts';

/** The live set that came with the page. Throws when there is none: without it nothing can be composed. */
export function readLiveSet(): LiveSet {
  const liveSet = readDataBlock(LIVE_SET_ELEMENT_ID, liveSetSchema);
  if (!liveSet) throw new Error(`The page holds no live set ("#${LIVE_SET_ELEMENT_ID}").`);
  return liveSet;
}
