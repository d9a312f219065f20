import type { Mix, MixId, MixPlayback as MixState, QueueState, StoragePort } from '@afterglow/shared-contracts';
import { addToHistory } from '../persistence/stored-history.ts';
import type { Deck } from '../playback/deck.ts';
import { createMixPlayback, type MixPlayback } from '../playback/mix-playback.ts';
import type { PlaybackContext } from '../playback/playback.ts';
import type { MixSource } from '../playback/playback-api.ts';
import { mixReaction } from '../playback/reactions.ts';
import { createKnownMixes } from './known-mixes.ts';
import { currentId, stepped, type Step } from './queue.ts';
import type { QueueStore } from './queue-store.ts';
import { PREPARE_BEFORE_END_MS, type Upcoming } from './upcoming.ts';

export interface QueuePlayerOptions {
  readonly context: PlaybackContext;
  readonly queue: QueueStore;
  readonly deck: Deck;
  readonly upcoming: Upcoming;
  readonly storage: StoragePort;
  /** The sleep timer ends with this mix: checked once, at the mix's end. */
  readonly isLastForTonight: () => boolean;
}

/** Plays the items of the queue one after the other. */
export interface QueuePlayer {
  /** Takes the queue and plays its current item; mixes that are already known need not be requested. */
  play(queue: QueueState, known: readonly Mix[]): Promise<void>;
  playCurrent(): Promise<void>;
  /** Does nothing at either end of the queue. */
  step(step: Step): Promise<void>;
  /** Takes the queue and plays its current item, at once when it was prepared. */
  goTo(queue: QueueState): Promise<void>;
  /** These mixes need not be requested. */
  know(mixes: readonly Mix[]): void;
  /** Shows the current item paused, unless something else has been loaded by then. */
  showCurrent(positionMs: number): Promise<void>;
}

export function createQueuePlayer(options: QueuePlayerOptions): QueuePlayer {
  const { context, queue, deck, upcoming, storage } = options;
  const { know, get: mixOf, fetch: fetchMix } = createKnownMixes(context.api);

  function playbackOf(mix: Mix, source: MixSource | null): MixPlayback {
    return createMixPlayback(context, {
      mix,
      resource: resourceOf(queue.get(), mix),
      source,
      onStarted: () => noteStart(mix),
      onRemaining: prepareNext,
      onEnded: followUp,
    });
  }

  function noteStart(mix: Mix): void {
    addToHistory(storage, mix.id);
    // A play that was not counted is no reason to bother the listener.
    context.api.countPlay(mix).catch(() => undefined);
  }

  function prepareNext(remainingMs: number): void {
    if (remainingMs > PREPARE_BEFORE_END_MS) return;
    const next = stepped(queue.get(), 1);
    const id = next && currentId(next);
    if (id !== null) upcoming.prepare(id);
  }

  /** When the next item was prepared, everything up to its first sound happens in this one call. */
  function followUp(): void {
    const next = stepped(queue.get(), 1);
    if (options.isLastForTonight()) void endAt(next);
    else if (next) void goTo(next);
    else deck.stop();
  }

  async function endAt(next: QueueState | null): Promise<void> {
    deck.stop();
    if (!next) return;
    queue.set(next);
    await showCurrent(0);
  }

  async function goTo(next: QueueState): Promise<void> {
    queue.set(next);
    const id = currentId(next);
    const prepared = id === null ? null : upcoming.take(id);
    if (prepared) deck.put(playbackOf(prepared.mix, prepared.source)).start();
    else await playCurrent();
  }

  async function playCurrent(): Promise<void> {
    const id = currentId(queue.get());
    if (id === null) return;
    const mix = mixOf(id);
    context.engine.pause(); // the previous one is silent while this one is requested
    if (mix) deck.put(playbackOf(mix, null)).start();
    else await playUnknown(id);
  }

  async function playUnknown(id: MixId): Promise<void> {
    const isNewest = deck.ask();
    try {
      await fetchMix(id);
      if (isNewest()) await playCurrent(); // the queue may have changed in the meantime
    } catch (error) {
      if (isNewest()) context.onFailed(mixReaction(queue.get().playlistId === null ? 'mix' : 'playlist', error));
    }
  }

  async function showCurrent(positionMs: number): Promise<void> {
    const [id, isNewest] = [currentId(queue.get()), deck.ask()];
    const mix = id === null ? null : (mixOf(id) ?? (await fetchMix(id).catch(() => null)));
    if (mix && isNewest() && currentId(queue.get()) === id) deck.put(playbackOf(mix, null)).restore(positionMs);
  }

  return {
    async play(next, mixes) {
      know(mixes);
      queue.set(next);
      await playCurrent();
    },
    playCurrent,
    async step(step) {
      const next = stepped(queue.get(), step);
      if (next) await goTo(next);
    },
    goTo,
    know,
    showCurrent,
  };
}

function resourceOf(queue: QueueState, mix: Mix): MixState['resource'] {
  return queue.playlistId === null ? { type: 'mix', id: mix.id } : { type: 'playlist', id: queue.playlistId };
}
