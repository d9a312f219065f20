import {
  mixIdSchema,
  playlistIdSchema,
  readStored,
  type QueueState,
  type StoragePort,
} from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

const KEY = 'activeQueue';

/** Ids only: whole mixes would fill the storage. */
const storedQueueSchema = z
  .object({
    mixes: z.array(mixIdSchema).check(z.minLength(1)),
    position: z.int().check(z.nonnegative()),
    playlistId: z.nullable(playlistIdSchema),
  })
  .check(z.refine((queue) => queue.position < queue.mixes.length));

export function saveQueue(storage: StoragePort, queue: QueueState): void {
  storage.set(KEY, JSON.stringify(queue));
}

export function readQueue(storage: StoragePort): QueueState | null {
  return readStored(storage, KEY, storedQueueSchema);
}

export function forgetQueue(storage: StoragePort): void {
  storage.remove(KEY);
}
