import type { Mix, MixId, PlayerPort, QueueState } from '@afterglow/shared-contracts';
import type { Deck } from '../playback/deck.ts';
import { isSounding } from '../state/player-state.ts';
import type { StateStore } from '../state/state-store.ts';
import { currentId } from './queue.ts';
import { broughtNext, inserted, moved, onlyCurrent, removed } from './queue-edits.ts';
import type { QueuePlayer } from './queue-player.ts';
import type { QueueStore } from './queue-store.ts';

export type QueueCommands = Pick<
  PlayerPort,
  'jumpTo' | 'playNext' | 'addToQueue' | 'moveInQueue' | 'removeFromQueue' | 'clearQueue' | 'restoreQueue'
>;

export interface QueueCommandsOptions {
  readonly queue: QueueStore;
  readonly queuePlayer: QueuePlayer;
  readonly deck: Deck;
  readonly state: StateStore;
  /** True for a listener who may not listen; they are notified when they request playback. */
  readonly denyVisitor: () => boolean;
  readonly isVisitor: () => boolean;
}

/** The listener's commands for the queue. Commands about other items never affect playback. */
export function createQueueCommands(options: QueueCommandsOptions): QueueCommands {
  const { queue, queuePlayer, deck, state, denyVisitor, isVisitor } = options;

  const isLoaded = (id: MixId | null) => id !== null && state.get().mix?.id === id;

  function startOf(mix: Mix): QueueState {
    return { mixes: [mix.id], position: 0, playlistId: null };
  }

  async function jumpTo(index: number): Promise<void> {
    if (denyVisitor() || !(index in queue.get().mixes)) return;
    const isAlreadyLoaded = index === queue.get().position && isLoaded(currentId(queue.get()));
    if (isAlreadyLoaded) return deck.current()?.resume();
    await queuePlayer.goTo({ ...queue.get(), position: index }, null);
  }

  async function playNext(mix: Mix): Promise<void> {
    if (denyVisitor()) return;
    queuePlayer.addMix([mix]);
    if (queue.get().mixes.length > 0) queue.set(broughtNext(queue.get(), mix.id));
    else if (state.get().status === 'stopped') await queuePlayer.play(startOf(mix), [mix], null);
    else await wait(mix);
  }

  async function addToQueue(mix: Mix): Promise<void> {
    if (denyVisitor()) return;
    queuePlayer.addMix([mix]);
    const { mixes } = queue.get();
    if (mixes.length > 0) queue.set(inserted(queue.get(), mixes.length, mix.id));
    else await wait(mix);
  }

  async function wait(mix: Mix): Promise<void> {
    queue.set(startOf(mix));
    if (state.get().status === 'stopped') await queuePlayer.showCurrent(0);
  }

  /** In a queue that has ended, or waits behind a channel, no item plays: the first one is next. */
  function moveInQueue(from: number, to: number): void {
    const before = queue.get();
    const after = moved(before, from, to);
    queue.set(state.get().mix || after === before ? after : { ...after, position: before.position });
  }

  async function removeFromQueue(index: number): Promise<void> {
    const before = queue.get();
    const after = removed(before, index);
    if (after === before) return;
    const goes = index === before.position && isLoaded(currentId(before));
    if (!goes) return queue.set(after);
    const isLast = index === before.mixes.length - 1;
    if (isSounding(state.get()) && !isLast) await queuePlayer.goTo(after, 1);
    else await stopAt(after);
  }

  async function stopAt(after: QueueState): Promise<void> {
    deck.stop();
    queue.set(after);
    await queuePlayer.showCurrent(0);
  }

  return {
    jumpTo,
    playNext,
    addToQueue,
    moveInQueue,
    removeFromQueue,
    clearQueue: () => (isLoaded(currentId(queue.get())) ? queue.set(onlyCurrent(queue.get())) : queue.clear()),
    async restoreQueue({ queue: left, positionMs }) {
      if (isVisitor() || currentId(left) === null) return;
      if (state.get().status !== 'stopped') deck.stop();
      await queuePlayer.restore(left, positionMs);
    },
  };
}
