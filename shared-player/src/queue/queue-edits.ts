import type { MixId, QueueState } from '@afterglow/shared-contracts';
import { EMPTY_QUEUE } from './queue.ts';

/** The queue after a listener's edit. Its current item stays current; an edit that does not apply changes nothing. */
export function moved(queue: QueueState, from: number, to: number): QueueState {
  const id = queue.mixes[from];
  if (id === undefined || from === to || !(to in queue.mixes)) return queue;
  const others = queue.mixes.toSpliced(from, 1);
  return { ...queue, mixes: others.toSpliced(to, 0, id), position: positionAfterMove(queue.position, from, to) };
}

function positionAfterMove(position: number, from: number, to: number): number {
  if (position === from) return to;
  if (from < position && to >= position) return position - 1;
  if (from > position && to <= position) return position + 1;
  return position;
}

export function inserted(queue: QueueState, index: number, id: MixId): QueueState {
  const position = queue.position >= index ? queue.position + 1 : queue.position;
  return { ...queue, mixes: queue.mixes.toSpliced(index, 0, id), position };
}

/**
 * Puts a mix right after the current one: one that is in the queue already is moved there, and the current one stays.
 */
export function broughtNext(queue: QueueState, id: MixId): QueueState {
  const { mixes, position } = queue;
  const waiting = mixes.indexOf(id, position + 1);
  const from = waiting === -1 ? mixes.indexOf(id) : waiting;
  if (from === -1) return inserted(queue, position + 1, id);
  return from === position ? queue : moved(queue, from, from < position ? position : position + 1);
}

/** When the current item is removed, the next one becomes current, or at the end the previous one. */
export function removed(queue: QueueState, index: number): QueueState {
  if (!(index in queue.mixes)) return queue;
  const mixes = queue.mixes.toSpliced(index, 1);
  if (mixes.length === 0) return EMPTY_QUEUE;
  const position = index < queue.position ? queue.position - 1 : queue.position;
  return { ...queue, mixes, position: Math.min(position, mixes.length - 1) };
}

/** The queue with only its current item. */
export function onlyCurrent(queue: QueueState): QueueState {
  return { ...queue, mixes: queue.mixes.slice(queue.position, queue.position + 1), position: 0 };
}

/** Whether a list grew at its end, and was not edited by the listener. */
export function isStartOf(mixes: readonly MixId[], list: readonly MixId[]): boolean {
  return mixes.every((id, index) => list[index] === id);
}
