import { mixIdSchema, readStored, type MixId, type StoragePort } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

const KEY = 'playbackHistory';
const MAX_IDS = 130;
const CUT = 30;

/** Ids of the played mixes, newest last. */
export function readHistory(storage: StoragePort): readonly MixId[] {
  return readStored(storage, KEY, z.array(mixIdSchema)) ?? [];
}

/** A mix that is played again moves to the end; beyond 130 the oldest 30 are dropped. */
export function addToHistory(storage: StoragePort, id: MixId): void {
  const ids = [...readHistory(storage).filter((known) => known !== id), id];
  storage.set(KEY, JSON.stringify(ids.length > MAX_IDS ? ids.slice(CUT) : ids));
}
