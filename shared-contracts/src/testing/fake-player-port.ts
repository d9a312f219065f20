import { BehaviorSubject } from 'rxjs';
import type { Mix } from '../domain/mix.ts';
import type {
  ActiveStatus,
  ChannelPlayback,
  MixPlayback,
  PlaybackResource,
  PlayerPort,
  PlayerState,
  QueueState,
  StoppedPlayback,
  VolumeState,
} from '../ports/player.port.ts';
import type { ChannelId } from '../ids.ts';

const STOPPED: StoppedPlayback = { status: 'stopped', currentTime: -1, resource: null, mix: null, duration: null };
const FIRST_VOLUME = 25;

export interface FakePlayerPort extends PlayerPort {
  /** Every command so far as "name argument", for example "playMix 12", "seek 320000", "pause". */
  readonly commands: readonly string[];
  become(state: PlayerState): void;
  /** From now on nothing starts, as for a visitor. */
  refuse(): void;
}

/** A player without sound: what is started plays at once. */
export function createFakePlayerPort(initial: PlayerState = STOPPED): FakePlayerPort {
  const state$ = new BehaviorSubject<PlayerState>(initial);
  const queue$ = new BehaviorSubject<QueueState>({ mixes: [], position: -1, playlistId: null });
  const volume$ = new BehaviorSubject<VolumeState>({ volume: FIRST_VOLUME, muted: false });
  const commands: string[] = [];
  let refuses = false;
  const note = (command: string, ...details: readonly unknown[]) => void commands.push([command, ...details].join(' '));
  const start = (state: PlayerState) => {
    if (!refuses) state$.next(state);
  };
  const change = (status: ActiveStatus) => {
    if (state$.value.status !== 'stopped') state$.next({ ...state$.value, status });
  };
  return {
    commands,
    state$,
    queue$,
    volume$,
    become: (state) => state$.next(state),
    refuse: () => void (refuses = true),
    getState: () => state$.value,
    async playMix(mix) {
      note('playMix', mix.id);
      start(buildMixPlayback(mix));
    },
    async playMixes({ mixes, position, playlistId }) {
      note('playMixes', mixes.map(({ id }) => id).join(','), 'at', position, 'of', playlistId);
      const mix = mixes[position];
      const resource = playlistId === null ? undefined : ({ type: 'playlist', id: playlistId } as const);
      if (mix) start(buildMixPlayback(mix, resource && { resource }));
    },
    async playChannel(id) {
      note('playChannel', id);
      start(buildChannelPlayback(id));
    },
    pause: () => (note('pause'), change('paused')),
    resume: async () => (note('resume'), change('playing')),
    stop: () => (note('stop'), state$.next(STOPPED)),
    seek: (positionMs) => note('seek', positionMs),
    next: async () => note('next'),
    previous: async () => note('previous'),
    setVolume: (volume) => volume$.next({ ...volume$.value, volume }),
    toggleMute: () => volume$.next({ ...volume$.value, muted: !volume$.value.muted }),
  };
}

/** A mix that plays from its start, alone unless a playlist is its resource. */
export function buildMixPlayback(mix: Mix, overrides: Partial<MixPlayback> = {}): MixPlayback {
  const resource: PlaybackResource = { type: 'mix', id: mix.id };
  return { status: 'playing', resource, mix, currentTime: 0, duration: mix.duration * 1000, ...overrides };
}

/** A channel that has just begun to play. */
export function buildChannelPlayback(id: ChannelId, overrides: Partial<ChannelPlayback> = {}): ChannelPlayback {
  return {
    status: 'playing',
    resource: { type: 'channel', id },
    mix: null,
    currentTime: 0,
    duration: null,
    ...overrides,
  };
}
