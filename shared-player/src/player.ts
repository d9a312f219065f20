import {
  DEFAULT_BITRATE_KBPS,
  type BitrateKbps,
  type ClockPort,
  type EventBus,
  type PlayerPort,
  type SessionPort,
  type Station,
  type StoragePort,
} from '@afterglow/shared-contracts';
import { Subject, type Observable } from 'rxjs';
import { createCommands } from './commands.ts';
import type { AudioEngine } from './engine/audio-engine.port.ts';
import { connectMediaSession, type MediaSessionPort } from './media-session/media-session.ts';
import { createDeck } from './playback/deck.ts';
import { createListenerPrompts } from './playback/listener-prompts.ts';
import { createLostChannel } from './playback/lost-channel.ts';
import type { PlaybackContext } from './playback/playback.ts';
import type { PlaybackApi } from './playback/playback-api.ts';
import { createQueuePlayer } from './queue/queue-player.ts';
import { createQueueStore } from './queue/queue-store.ts';
import { createUpcoming } from './queue/upcoming.ts';
import { followSession } from './session-watch.ts';
import { createStateStore } from './state/state-store.ts';
import { createVolumeStore } from './volume/volume-store.ts';

export interface PlayerOptions {
  readonly api: PlaybackApi;
  readonly session: SessionPort;
  readonly bus: EventBus;
  readonly storage: StoragePort;
  readonly engine: AudioEngine;
  readonly clock: ClockPort;
  /** The quality to ask for next; the lowest when left out. */
  readonly getBitrateKbps?: () => BitrateKbps;
  /** 0 to 1, for the spread of reconnects. */
  readonly random?: () => number;
  /** Media keys and lock screen; unused when left out. */
  readonly mediaSession?: MediaSessionPort | undefined;
  /** The browser is online again: a channel that was given up is tried once more. */
  readonly online$?: Observable<unknown>;
}

/** The page's one player, as the shell holds it; everybody else holds it as `PlayerPort`. */
export interface Player extends PlayerPort {
  dispose(): void;
}

export function createPlayer(options: PlayerOptions): Player {
  const { api, session, storage, engine, clock } = options;
  const { random = Math.random, getBitrateKbps = () => DEFAULT_BITRATE_KBPS } = options;
  const prompts = createListenerPrompts(options.bus, session);
  const state = createStateStore(clock);
  const queue = createQueueStore(storage);
  const volume = createVolumeStore(storage, engine.setGain);
  const deck = createDeck(engine, state);
  const station$ = new Subject<Station>();
  const lostChannel = createLostChannel(state);
  const context: PlaybackContext = {
    ...{ api, engine, state, clock, random, getBitrateKbps },
    onFailed(reaction) {
      lostChannel.note(reaction);
      deck.stop();
      prompts.tell(reaction);
    },
    onBlocked: () => prompts.warn('TAP_TO_PLAY'),
  };
  const upcoming = createUpcoming({ api, getBitrateKbps });
  const queuePlayer = createQueuePlayer({ context, queue, deck, upcoming, storage });
  const commands = createCommands({
    ...{ context, queue, queuePlayer, deck, prompts, session },
    onStation: (station) => station$.next(station),
  });
  const port: PlayerPort = {
    ...commands,
    state$: state.state$,
    queue$: queue.queue$,
    volume$: volume.volume$,
    getState: state.get,
    setVolume: volume.setVolume,
    toggleMute: volume.toggleMute,
  };
  const undoings = [
    followSession(session, { deck, queue, queuePlayer, volume }),
    lostChannel.retryOn(options.online$, commands.playChannel),
    options.mediaSession ? connectMediaSession(port, station$, options.mediaSession) : () => undefined,
    deck.dispose,
    engine.dispose,
  ];
  return { ...port, dispose: () => undoings.forEach((undo) => undo()) };
}
