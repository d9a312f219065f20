import type { Mix, QueueState } from '@afterglow/shared-contracts';
import type { FailurePrompt } from '../playback/failure-prompts.ts';
import { createCurrentItem, type CurrentItem, type CurrentItemOptions } from './current-item.ts';
import { currentId, stepped, type Step, type Way } from './queue.ts';
import { PREPARE_BEFORE_END_MS, type Upcoming } from './upcoming.ts';

export interface QueuePlayerOptions extends Pick<CurrentItemOptions, 'context' | 'queue' | 'deck' | 'storage'> {
  readonly upcoming: Upcoming;
  /** The sleep timer ends with this mix: checked once, at the mix's end. */
  readonly isLastForTonight: () => boolean;
  /** A mix that was not chosen was rejected because it needs Premium; called once for each queue. */
  readonly onPassedOver: () => void;
  /** A mix cannot be played, and the queue continues without it. */
  readonly onSkipped: (reaction: FailurePrompt, error: unknown) => void;
}

/** Plays the items of the queue one after the other, except those that only Premium members may hear. */
export interface QueuePlayer extends Pick<CurrentItem, 'addMix'> {
  /** Sets the queue and plays its current item; known mixes need not be requested. */
  play(queue: QueueState, known: readonly Mix[], way: Way): Promise<void>;
  /** Plays a queue that has ended, or whose mix was rejected, from its current item on. */
  playAgain(): Promise<void>;
  /** Does nothing at either end of the queue. */
  step(step: Step): Promise<void>;
  /** Sets the queue and plays its current item, immediately if it was prepared. */
  goTo(queue: QueueState, way: Way): Promise<void>;
  /** Sets a stored queue and shows its current item. */
  restore(queue: QueueState, positionMs: number): Promise<void>;
  /** Shows the current item paused. */
  showCurrent: CurrentItem['show'];
}

export function createQueuePlayer(options: QueuePlayerOptions): QueuePlayer {
  const { queue, deck, upcoming } = options;
  const current = createCurrentItem({
    ...options,
    onRemaining: prepareNext,
    onEnded: followUp,
    onRefused: passOver,
    onMissing(way, reaction, error) {
      const next = stepped(queue.get(), way ?? 1);
      if (!next) return false;
      options.onSkipped(reaction, error);
      void goTo(next, way ?? 1);
      return true;
    },
  });
  let hasOffered = false;

  /** The queue continues in the same direction; at its start, forward. */
  function passOver(way: Step): void {
    offerOnce();
    const next = stepped(queue.get(), way);
    if (next) void goTo(next, way);
    else if (way === -1) passOver(1);
    else rewind();
  }

  function offerOnce(): void {
    if (!hasOffered) options.onPassedOver();
    hasOffered = true;
  }

  function rewind(): void {
    deck.stop();
    queue.set({ ...queue.get(), position: 0 });
  }

  /** The next item that was not rejected when it was prefetched. */
  function following(): QueueState | null {
    let next = stepped(queue.get(), 1);
    while (next && upcoming.isRefused(currentId(next))) next = stepped(next, 1);
    return next;
  }

  function prepareNext(remainingMs: number): void {
    if (remainingMs > PREPARE_BEFORE_END_MS) return;
    const next = following();
    const id = next && currentId(next);
    if (id !== null) upcoming.prepare(id);
  }

  /** When the next item was prepared, everything up to its playback happens in this one call. */
  function followUp(): void {
    const [nearest, next] = [stepped(queue.get(), 1), following()];
    if (options.isLastForTonight()) return void endAt(next);
    if (next?.position !== nearest?.position) offerOnce();
    if (next) void goTo(next, 1);
    else if (nearest) rewind();
    else deck.stop();
  }

  async function endAt(next: QueueState | null): Promise<void> {
    deck.stop();
    if (!next) return;
    queue.set(next);
    await current.show(0);
  }

  async function goTo(next: QueueState, way: Way): Promise<void> {
    queue.set(next);
    const id = currentId(next);
    const prepared = id === null ? null : upcoming.take(id);
    if (prepared) current.playPrepared(prepared, way);
    else await current.play(way);
  }

  async function take(next: QueueState, enter: () => Promise<void>): Promise<void> {
    hasOffered = false;
    queue.set(next);
    await enter();
  }

  return {
    async play(next, mixes, way) {
      current.addMix(mixes);
      await take(next, () => current.play(way));
    },
    playAgain: () => take(queue.get(), () => current.play(1)),
    async step(step) {
      const next = stepped(queue.get(), step);
      if (next) await goTo(next, step);
    },
    goTo,
    restore: (left, positionMs) => take(left, () => current.show(positionMs)),
    addMix: current.addMix,
    showCurrent: current.show,
  };
}
