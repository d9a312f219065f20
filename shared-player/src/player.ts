import {
  DEFAULT_BITRATE_KBPS,
  formerPlayerNames,
  type BitrateKbps,
  type ClockPort,
  type EventBus,
  type MixId,
  type PausedBy,
  type PlayerPort,
  type SessionPort,
  type Station,
  type StoragePort,
  memberIdOf,
  type MemberId,
} from '@afterglow/shared-contracts';
import { BehaviorSubject, type Observable, distinctUntilChanged, map } from 'rxjs';
import { followActions, type PlayerAction } from './analytics/player-actions.ts';
import { createCommands } from './commands.ts';
import type { AudioEngine } from './engine/audio-engine.port.ts';
import { createListenerGate } from './listener-gate.ts';
import { createDeck, type Deck } from './playback/deck.ts';
import { createListenerPrompts } from './playback/listener-prompts.ts';
import { createPlaybackFailures } from './playback/playback-failures.ts';
import type { PlaybackContext } from './playback/playback.ts';
import type { PlaybackApi } from './playback/playback-api.ts';
import { currentId } from './queue/queue.ts';
import { createQueueCommands } from './queue/queue-commands.ts';
import { createQueuePlayer } from './queue/queue-player.ts';
import { createQueueStore } from './queue/queue-store.ts';
import { createUpcoming } from './queue/upcoming.ts';
import { createSleepTimer } from './sleep-timer/sleep-timer.ts';
import { createSpeedStore } from './speed/speed-store.ts';
import { createStateStore } from './state/state-store.ts';
import { createVolumeStore } from './volume/volume-store.ts';

interface SessionReactions {
  readonly onMember: () => void;
  readonly onMemberGone: () => void;
}

/** How long a request is without a response or a sound before it is repeated; a page may be shown on a slow network. */
const HANGS_AFTER_MS = { returned: 300, visible: 10_000 };

/** The dependencies of the player: everything that reaches outside is passed in. */
export interface PlayerOptions {
  readonly api: PlaybackApi;
  readonly session: SessionPort;
  readonly bus: EventBus;
  readonly storage: StoragePort;
  readonly engine: AudioEngine;
  readonly clock: ClockPort;
  /** The quality to request next; the lowest by default. */
  readonly getBitrateKbps?: () => BitrateKbps;
  /** From 0 to 1, for the spread of reconnects. */
  readonly random?: () => number;
  /** The stored position of the restored mix, in milliseconds; its start by default. */
  readonly getResumePositionMs?: ((id: MixId) => number) | undefined;
  /** The service can be reached again: pending retries run immediately. */
  readonly returned$?: Observable<unknown>;
  /** While false, a channel without responding servers reports no busy servers; always online by default. */
  readonly isOnline?: () => boolean;
  /** The page is visible again after its timers were stopped: pending retries run immediately. */
  readonly visible$?: Observable<unknown>;
  /** Reports the listener's actions, for analytics. */
  readonly onAction?: (action: PlayerAction) => void;
}

/** The page's one player, as the shell holds it; everyone else holds it as `PlayerPort`. */
export interface Player extends PlayerPort {
  /** The channel that was opened last, with its schedule; null before the first one. Replayed. */
  readonly station$: Observable<Station | null>;
  /** Pauses for a reason other than a listener's command. */
  pauseWithReason(by: Exclude<PausedBy, 'listener'>): void;
  dispose(): void;
}

/** Creates the player, stopped until it plays or a member's session restores a queue. `dispose` reverts everything. */
export function createPlayer(options: PlayerOptions): Player {
  const { api, session, storage, engine, clock } = options;
  const { random = Math.random, getBitrateKbps = () => DEFAULT_BITRATE_KBPS, getResumePositionMs = () => 0 } = options;
  const prompts = createListenerPrompts(options.bus, session);
  const gate = createListenerGate(session, engine, prompts);
  const state = createStateStore(clock);
  const queue = createQueueStore(storage);
  const volume = createVolumeStore(storage, engine.setGain);
  const speed = createSpeedStore(storage, (rate) => {
    if (state.get().mix) engine.setRate(rate);
  });
  const deck = createDeck(engine, state);
  const pauseWithReason = (by: PausedBy): void => deck.current()?.pause(by);
  const sleepTimer = createSleepTimer({
    clock,
    state$: state.state$,
    getState: state.get,
    getSpeed: speed.get,
    fade: volume.fade,
    onEnd: () => pauseWithReason('sleep-timer'),
  });
  const station$ = new BehaviorSubject<Station | null>(null);
  const context: PlaybackContext = {
    api,
    engine,
    state,
    clock,
    random,
    getBitrateKbps,
    getSpeed: speed.get,
    ...createPlaybackFailures({ deck, state, prompts, isOnline: options.isOnline }),
    onBlocked: () => prompts.warn('TAP_TO_PLAY'),
  };
  const upcoming = createUpcoming({ api, getBitrateKbps, onPrepared: ({ url }) => engine.preload(url) });
  const queuePlayer = createQueuePlayer({
    context,
    queue,
    deck,
    upcoming,
    storage,
    isLastForTonight: sleepTimer.takeEndOfMix,
    onPassedOver: prompts.showUpsell,
    onSkipped: prompts.notify,
  });
  const commands = createCommands({
    context,
    queue,
    queuePlayer,
    deck,
    prompts,
    gate,
    onStation: (station) => station$.next(station),
  });
  const port: PlayerPort = {
    ...commands,
    ...formerPlayerNames(commands),
    ...createQueueCommands({ queue, queuePlayer, deck, state, ...gate }),
    state$: state.state$,
    queue$: queue.queue$,
    volume$: volume.volume$,
    speed$: speed.speed$,
    sleepTimer$: sleepTimer.sleepTimer$,
    getState: state.get,
    setVolume: volume.setVolume,
    toggleMute: volume.toggleMute,
    setSpeed: speed.setSpeed,
    setSleepTimer: sleepTimer.setSleepTimer,
  };
  const disposers = [
    watchSession(session, {
      onMember() {
        const left = queue.restore();
        const id = currentId(left);
        void queuePlayer.restore(left, id === null ? 0 : getResumePositionMs(id));
      },
      onMemberGone() {
        sleepTimer.setSleepTimer(null);
        deck.stop();
        queue.forget();
        volume.reset();
        speed.reset();
      },
    }),
    reconnectOn(deck, options.returned$, HANGS_AFTER_MS.returned),
    reconnectOn(deck, options.visible$, HANGS_AFTER_MS.visible),
    options.onAction ? followActions(state.state$, options.onAction) : () => undefined,
    sleepTimer.dispose,
    deck.dispose,
    engine.dispose,
  ];
  return {
    ...port,
    station$: station$.asObservable(),
    pauseWithReason,
    dispose: () => disposers.forEach((undo) => undo()),
  };
}

/** Runs pending retries immediately when the signal is given. Returns a disposer. */
function reconnectOn(deck: Deck, signal$: Observable<unknown> | undefined, hangsAfterMs: number): () => void {
  const subscription = signal$?.subscribe(() => deck.current()?.reconnect(hangsAfterMs));
  return () => subscription?.unsubscribe();
}

/** Restores a member's last queue, paused; a logout removes all data of the member. Returns a disposer. */
function watchSession(session: SessionPort, { onMember, onMemberGone }: SessionReactions): () => void {
  let before: MemberId | null = null;
  const member$ = session.session$.pipe(map(memberIdOf), distinctUntilChanged());
  const subscription = member$.subscribe((member) => {
    // Another tab may log one member out and the next one in before this tab sees either.
    if (before !== null) onMemberGone();
    before = member;
    if (member !== null) onMember();
  });
  return () => subscription.unsubscribe();
}
