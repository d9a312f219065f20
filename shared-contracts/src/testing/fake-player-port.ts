import { BehaviorSubject } from 'rxjs';
import { MINUTE_MS } from '../time/index.ts';
import type { Mix } from '../domain/mix.ts';
import { mixDurationMs, trackIndexAt } from '../domain/track-list.ts';
import { formerPlayerNames } from '../ports/former-player-names.ts';
import type {
  ActiveStatus,
  ChannelPlayback,
  MixPlayback,
  PlaybackResource,
  PlayerPort,
  PlayerState,
  QueueState,
  SleepTimer,
  StoppedPlayback,
  VolumeState,
} from '../ports/player.port.ts';
import type { ChannelId, MixId } from '../ids.ts';
import { buildMix } from './builders.ts';

const STOPPED: StoppedPlayback = { status: 'stopped', positionMs: -1, resource: null, mix: null, durationMs: null };
const FIRST_VOLUME = 25;

/** A player port whose state a test sets, and whose commands it can read. */
export interface FakePlayerPort extends PlayerPort {
  /** Every command so far as "name argument", for example "toggleMix 12", "seek 320000", "pause". */
  readonly commands: readonly string[];
  become(state: PlayerState): void;
  becomeQueue(queue: QueueState): void;
  /** From now on nothing starts playing, as for a visitor. */
  refuse(): void;
}

/** A silent player: a started item plays immediately. */
export function createFakePlayerPort(initial: PlayerState = STOPPED): FakePlayerPort {
  const state$ = new BehaviorSubject<PlayerState>(initial);
  const queue$ = new BehaviorSubject<QueueState>({ mixes: [], position: -1, playlistId: null });
  const volume$ = new BehaviorSubject<VolumeState>({ volume: FIRST_VOLUME, muted: false });
  const speed$ = new BehaviorSubject(1);
  const sleepTimer$ = new BehaviorSubject<SleepTimer | null>(null);
  const commands: string[] = [];
  let refuses = false;
  const note = (...words: readonly unknown[]) => void commands.push(words.join(' '));
  const start = (state: PlayerState) => {
    if (!refuses) state$.next(state);
  };
  const enqueue = (id: MixId, index: number) => {
    if (refuses) return;
    const { mixes, position, playlistId } = queue$.value;
    queue$.next({ mixes: mixes.toSpliced(index, 0, id), position: Math.max(position, 0), playlistId });
  };
  const change = (status: ActiveStatus) => {
    if (state$.value.status === 'stopped') return;
    state$.next({ ...state$.value, status, pausedBy: status === 'paused' ? 'listener' : null });
  };
  const port: FakePlayerPort = {
    commands,
    state$,
    queue$,
    volume$,
    speed$,
    sleepTimer$,
    become: (state) => state$.next(state),
    becomeQueue: (queue) => queue$.next(queue),
    refuse: () => void (refuses = true),
    getState: () => state$.value,
    async toggleMix(mix) {
      note('toggleMix', mix.id);
      start(buildMixPlayback(mix));
    },
    async toggleMixes({ mixes, position, playlistId }) {
      note('toggleMixes', mixes.map(({ id }) => id).join(','), 'at', position, 'of', playlistId);
      const mix = mixes[position];
      const resource = playlistId === null ? undefined : ({ type: 'playlist', id: playlistId } as const);
      if (mix) start(buildMixPlayback(mix, resource && { resource }));
    },
    async togglePlaylist({ id, mixesCount, loaded, position }) {
      note(
        ...['togglePlaylist', id],
        ...(mixesCount === undefined ? [] : ['of', mixesCount]),
        ...(loaded === undefined ? [] : ['with', loaded.length]),
        ...(position === undefined ? [] : ['at', position]),
      );
      const mix = loaded?.[position ?? 0] ?? buildMix();
      start(buildMixPlayback(mix, { resource: { type: 'playlist', id } }));
    },
    async toggleChannel(id) {
      note('toggleChannel', id);
      start(buildChannelPlayback(id));
    },
    pause: () => (note('pause'), change('paused')),
    resume: async () => (note('resume'), change('playing')),
    stop: () => (note('stop'), state$.next(STOPPED)),
    seek: (positionMs) => note('seek', positionMs),
    seekToTrack: (index) => note('seekToTrack', index),
    backToLive: async () => note('backToLive'),
    next: async () => note('next'),
    previous: async () => note('previous'),
    jumpTo: async (index) => note('jumpTo', index),
    playNext: async ({ id }) => {
      note('playNext', id);
      enqueue(id, queue$.value.position + 1);
    },
    addToQueue: async ({ id }) => {
      note('addToQueue', id);
      enqueue(id, queue$.value.mixes.length);
    },
    moveInQueue: (from, to) => note('moveInQueue', from, to),
    removeFromQueue: async (index) => note('removeFromQueue', index),
    clearQueue: () => note('clearQueue'),
    restoreQueue: async ({ queue, positionMs }) => {
      note('restoreQueue', queue.mixes.join(','), 'at', queue.position, 'from', positionMs);
      queue$.next(queue);
    },
    setVolume: (volume) => volume$.next({ ...volume$.value, volume }),
    toggleMute: () => volume$.next({ ...volume$.value, muted: !volume$.value.muted }),
    setSpeed: (speed) => (note('setSpeed', speed), speed$.next(speed)),
    setSleepTimer(wish) {
      note('setSleepTimer', ...(wish?.type === 'minutes' ? [wish.minutes] : [wish?.type ?? 'off']));
      sleepTimer$.next(wish?.type === 'minutes' ? { type: 'at-time', endsAtMs: wish.minutes * MINUTE_MS } : wish);
    },
  };
  return { ...port, ...formerPlayerNames(port) };
}

/** A mix that plays from its start, on its own unless its resource is a playlist. */
export function buildMixPlayback(mix: Mix, overrides: Partial<MixPlayback> = {}): MixPlayback {
  const resource: PlaybackResource = { type: 'mix', id: mix.id };
  const playback: MixPlayback = {
    status: 'playing',
    pausedBy: overrides.status === 'paused' ? 'listener' : null,
    resource,
    mix,
    positionMs: 0,
    durationMs: mixDurationMs(mix),
    trackIndex: trackIndexAt(mix.track_list, overrides.positionMs ?? 0),
  };
  return { ...playback, ...overrides };
}

/** A channel that has just started to play. */
export function buildChannelPlayback(id: ChannelId, overrides: Partial<ChannelPlayback> = {}): ChannelPlayback {
  return {
    status: 'playing',
    pausedBy: overrides.status === 'paused' ? 'listener' : null,
    resource: { type: 'channel', id },
    mix: null,
    positionMs: 0,
    durationMs: null,
    isAtLiveEdge: overrides.status !== 'paused',
    ...overrides,
  };
}
