import type {
  Mix,
  PlaybackResource,
  PlayerPort,
  PlayerState,
  QueueState,
  VolumeState,
} from '@afterglow/shared-contracts';
import { BehaviorSubject } from 'rxjs';
import { EMPTY_QUEUE } from '../queue/queue.ts';
import { channelState, mixState, STOPPED } from '../state/player-state.ts';

export interface FakePlayerPort extends PlayerPort {
  /** Every command given so far, oldest first: its name and what it was given. */
  readonly commands: readonly { readonly name: string; readonly input: unknown }[];
  become(state: PlayerState): void;
  becomeQueue(queue: QueueState): void;
  becomeVolume(volume: VolumeState): void;
}

/** A player for tests of screens: it notes commands and shows the state it is told. */
export function createFakePlayerPort(initial: PlayerState = STOPPED): FakePlayerPort {
  const state$ = new BehaviorSubject(initial);
  const queue$ = new BehaviorSubject(EMPTY_QUEUE);
  const volume$ = new BehaviorSubject<VolumeState>({ volume: 25, muted: false });
  const commands: { name: string; input: unknown }[] = [];
  const note =
    (name: string) =>
    (input?: unknown): void =>
      void commands.push({ name, input });
  const noteLater =
    (name: string) =>
    async (input?: unknown): Promise<void> =>
      note(name)(input);
  return {
    ...{ state$, queue$, volume$, commands },
    getState: () => state$.value,
    playMix: noteLater('playMix'),
    playMixes: noteLater('playMixes'),
    playChannel: noteLater('playChannel'),
    pause: note('pause'),
    resume: noteLater('resume'),
    stop: note('stop'),
    seek: note('seek'),
    next: noteLater('next'),
    previous: noteLater('previous'),
    setVolume: note('setVolume'),
    toggleMute: note('toggleMute'),
    become: (state) => state$.next(state),
    becomeQueue: (queue) => queue$.next(queue),
    becomeVolume: (volume) => volume$.next(volume),
  };
}

/** The state of a player with this mix in it; inside a playlist when its resource is given. */
export function buildMixState(
  mix: Mix,
  status: 'loading' | 'playing' | 'paused' = 'playing',
  resource: Exclude<PlaybackResource, { type: 'channel' }> = { type: 'mix', id: mix.id },
): PlayerState {
  return mixState(status, resource, mix, 0);
}

/** The state of a player with this channel in it. */
export function buildChannelState(
  id: Extract<PlaybackResource, { type: 'channel' }>['id'],
  status: 'loading' | 'playing' | 'paused' = 'playing',
): PlayerState {
  return { ...channelState(id), status };
}
