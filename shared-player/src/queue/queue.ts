import type { MixId, QueueState } from '@afterglow/shared-contracts';

export const EMPTY_QUEUE: QueueState = { mixes: [], position: -1, playlistId: null };

export type Step = 1 | -1;

/** How the queue came to a mix: by a step, or null for one chosen by the listener. */
export type Way = Step | null;

/** The queue one index forward or back; null at either end, where a step changes nothing. */
export function stepped(queue: QueueState, step: Step): QueueState | null {
  const position = queue.position + step;
  return queue.position >= 0 && position in queue.mixes ? { ...queue, position } : null;
}

export function currentId(queue: QueueState): MixId | null {
  return queue.mixes[queue.position] ?? null;
}
