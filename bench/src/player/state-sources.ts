import { setMaxListeners } from 'node:events';
import type { PlayerState } from '@afterglow/shared-contracts';
import { buildMemberSession, buildMix, createFakeSessionPort } from '@afterglow/shared-contracts/testing';
import { createEventBus, mixDurationMs } from '@afterglow/shared-contracts';
import { createPlayer, type PlaybackApi } from '@afterglow/shared-player';
import { createFakeEngine, createManualClock } from '@afterglow/shared-player/testing';
import { Subject } from 'rxjs';

const TIME_UPDATE_MS = 500;

/** A way in which a change of the player's state can reach its subscribers. */
export interface StateSource {
  subscribe(onState: (state: PlayerState) => void): void;
  /** Prepares everything and returns the change itself, which alone is measured. */
  prepare(change: number): () => void;
}

/** The player: from the engine's report that the sound has moved to the last subscriber. */
export async function playerSource(): Promise<StateSource> {
  const engine = createFakeEngine();
  const clock = createManualClock();
  const player = createPlayer({
    api: silentApi,
    engine,
    clock,
    bus: createEventBus(),
    session: createFakeSessionPort(buildMemberSession()),
    storage: { get: () => null, set: () => undefined, remove: () => undefined, clear: () => undefined },
  });
  await player.toggleMix(buildMix());
  while (engine.opened.length === 0) await Promise.resolve();
  return {
    subscribe: (onState) => void player.state$.subscribe(onState),
    prepare(change) {
      clock.advance(TIME_UPDATE_MS);
      return () => engine.soundAt(change * TIME_UPDATE_MS);
    },
  };
}

/** Just an rxjs subject that is given the next state. */
export function subjectSource(): StateSource {
  const state$ = new Subject<PlayerState>();
  return {
    subscribe: (onState) => void state$.subscribe(onState),
    prepare: (change) => () => state$.next(stateAt(change)),
  };
}

/** The platform's own way to notify many. */
export function eventTargetSource(): StateSource {
  const target = new EventTarget();
  setMaxListeners(0, target); // any number, without a warning
  let state = stateAt(0);
  return {
    subscribe: (onState) => target.addEventListener('state', () => onState(state)),
    prepare: (change) => () => {
      state = stateAt(change);
      target.dispatchEvent(new Event('state'));
    },
  };
}

const mix = buildMix();

function stateAt(change: number): PlayerState {
  return {
    status: 'playing',
    pausedBy: null,
    mix,
    trackIndex: 0,
    resource: { type: 'mix', id: mix.id },
    positionMs: change * TIME_UPDATE_MS,
    durationMs: mixDurationMs(mix),
  };
}

const silentApi: PlaybackApi = {
  mix: async () => mix,
  mixSource: async () => ({ url: '/audio.mp3', expiresAtMs: Infinity }),
  countPlay: async () => undefined,
  playlistMixes: async () => [mix],
  station: () => Promise.reject(new Error('No channel is played here.')),
  streamTicket: () => Promise.resolve('ticket'),
  streamToken: () => Promise.reject(new Error('No channel is played here.')),
};
