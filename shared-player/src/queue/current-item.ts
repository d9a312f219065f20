import type { Mix, MixId, MixPlayback as MixState, QueueState, StoragePort } from '@afterglow/shared-contracts';
import { isGone } from '../errors.ts';
import { addToHistory } from '../persistence/stored-history.ts';
import type { Deck } from '../playback/deck.ts';
import { createMixPlayback, type MixPlayback } from '../playback/mix/mix-playback.ts';
import type { Playback, PlaybackContext } from '../playback/playback.ts';
import type { MixSource } from '../playback/playback-api.ts';
import { mixFailurePrompt, waitMsOf, type FailurePrompt } from '../playback/failure-prompts.ts';
import { GIVE_UP_AFTER_MS } from '../playback/retry-scheduler.ts';
import { createMixCache } from './mix-cache.ts';
import { currentId, type Step, type Way } from './queue.ts';
import { removed } from './queue-edits.ts';
import type { QueueStore } from './queue-store.ts';
import type { UpcomingItem } from './upcoming.ts';

/** From this time to twice as much, at random. */
const UNKNOWN_RETRY_MS = 2000;

export interface CurrentItemOptions {
  readonly context: PlaybackContext;
  readonly queue: QueueStore;
  readonly deck: Deck;
  readonly storage: StoragePort;
  readonly onRemaining: (remainingMs: number) => void;
  readonly onEnded: () => void;
  /** Only Premium members may hear it, and it was not chosen. */
  readonly onRefused: (way: Step) => void;
  /** The item itself cannot be played; false when no other one follows. */
  readonly onMissing: (way: Way, reaction: FailurePrompt, error: unknown) => boolean;
}

/** The current item of the queue, while it loads into the player. */
export interface CurrentItem {
  play(way: Way): Promise<void>;
  /** Synchronously, in the same task. */
  playPrepared(item: UpcomingItem, way: Way): void;
  /** Paused, unless something else has been loaded by then; a deleted mix is skipped. */
  show(positionMs: number): Promise<void>;
  /** These mixes need not be requested. */
  addMix(mixes: readonly Mix[]): void;
}

export function createCurrentItem(options: CurrentItemOptions): CurrentItem {
  const { context, queue, deck, storage, onRemaining, onEnded, onRefused, onMissing } = options;
  const { know, get: mixOf, fetch: fetchMix } = createMixCache(context.api);
  const { clock, state } = context;

  function playbackOf(mix: Mix, source: MixSource | null, way: Way): MixPlayback {
    return createMixPlayback(context, {
      mix,
      source,
      onRemaining,
      onEnded,
      resource: resourceOf(queue.get(), mix),
      onStarted: () => noteStart(mix),
      onFailed(reaction, error, isMissing) {
        if (way !== null && reaction === 'premium-upsell') onRefused(way);
        else fail(way, reaction, error, isMissing);
      },
    });
  }

  function fail(way: Way, reaction: FailurePrompt, error: unknown, isMissing: boolean): void {
    if (!isMissing || !onMissing(way, reaction, error)) context.onFailed(reaction, error);
  }

  function noteStart(mix: Mix): void {
    addToHistory(storage, mix.id);
    // An uncounted play is not worth a message to the listener.
    context.api.countPlay(mix).catch(() => undefined);
  }

  async function play(way: Way): Promise<void> {
    const id = currentId(queue.get());
    if (id === null) return;
    const mix = mixOf(id);
    context.engine.pause(); // the previous one is silent during the request
    if (mix) deck.put(playbackOf(mix, null, way)).start();
    else await playUnknown(id, way);
  }

  async function playUnknown(id: MixId, way: Way, sinceMs = clock.now()): Promise<void> {
    const isNewest = deck.request();
    try {
      await fetchMix(id);
      if (isNewest()) await play(way); // the queue may have changed in the meantime
    } catch (error) {
      if (isNewest()) unknownFailed(error, way, clock.now() - sinceMs, () => void playUnknown(id, way, sinceMs));
    }
  }

  function unknownFailed(error: unknown, way: Way, lostMs: number, retry: () => void): void {
    const waitMs = waitMsOf(error);
    const isLost = state.hasPlayed() && state.get().status !== 'stopped' && lostMs < GIVE_UP_AFTER_MS;
    if (waitMs !== null && isLost) deck.put(createWait(waitMs, retry)).start();
    else fail(way, mixFailurePrompt(queue.get().playlistId === null ? 'mix' : 'playlist', error), error, isGone(error));
  }

  /** Takes the place of the item before, which the bar still shows. */
  function createWait(waitMs: number, retry: () => void): Playback {
    let cancel: () => void = () => undefined;
    function retryNow() {
      cancel();
      state.signal('reopened');
      retry();
    }
    return {
      start() {
        state.signal('reopened');
        state.cutOff();
        cancel = clock.after(Math.max(waitMs, UNKNOWN_RETRY_MS * (1 + context.random())), retry);
      },
      pause(by) {
        cancel();
        deck.request(); // also a pending one is not wanted anymore
        state.signal('paused', by);
      },
      resume: retryNow,
      reconnect() {
        if (state.get().status === 'loading') retryNow();
      },
      seek: () => undefined,
      backToLive: () => undefined,
      handle: () => undefined,
      dispose: () => cancel(),
    };
  }

  async function show(positionMs: number): Promise<void> {
    const [id, isNewest] = [currentId(queue.get()), deck.request()];
    if (id === null) return;
    const isWanted = () => isNewest() && currentId(queue.get()) === id;
    try {
      const mix = mixOf(id) ?? (await fetchMix(id));
      if (isWanted()) deck.put(playbackOf(mix, null, null)).restore(positionMs);
    } catch (error) {
      if (!isGone(error) || !isWanted()) return;
      queue.set(removed(queue.get(), queue.get().position));
      await show(0);
    }
  }

  return {
    play,
    playPrepared: ({ mix, source }, way) => deck.put(playbackOf(mix, source, way)).start(),
    show,
    addMix: know,
  };
}

function resourceOf(queue: QueueState, mix: Mix): MixState['resource'] {
  return queue.playlistId === null ? { type: 'mix', id: mix.id } : { type: 'playlist', id: queue.playlistId };
}
