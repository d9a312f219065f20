import type {
  ActiveStatus,
  ChannelId,
  ChannelPlayback,
  Mix,
  MixPlayback,
  PlaybackResource,
  PlayerState,
  StoppedPlayback,
} from '@afterglow/shared-contracts';

/** What changes the status of a resource that is on its way to the ears. */
export type StatusSignal = 'progressed' | 'buffering' | 'paused' | 'resumed' | 'reopened';

/** The whole of it: a sound that comes late after a pause leaves it paused, a resumed one counts as playing at once. */
const NEXT_STATUS: Readonly<Record<ActiveStatus, Readonly<Record<StatusSignal, ActiveStatus>>>> = {
  loading: { progressed: 'playing', buffering: 'loading', paused: 'paused', resumed: 'loading', reopened: 'loading' },
  playing: { progressed: 'playing', buffering: 'loading', paused: 'paused', resumed: 'playing', reopened: 'loading' },
  paused: { progressed: 'paused', buffering: 'paused', paused: 'paused', resumed: 'playing', reopened: 'loading' },
};

export const STOPPED: StoppedPlayback = {
  status: 'stopped',
  currentTime: -1,
  resource: null,
  mix: null,
  duration: null,
};

/** A mix before its first sound; `resource` is the playlist when it is played from one. */
export function mixState(
  status: ActiveStatus,
  resource: MixPlayback['resource'],
  mix: Mix,
  positionMs: number,
): MixPlayback {
  return { status, resource, mix, currentTime: positionMs, duration: durationMsOf(mix) };
}

export function channelState(id: ChannelId): ChannelPlayback {
  return { status: 'loading', resource: { type: 'channel', id }, mix: null, currentTime: 0, duration: null };
}

/** The state after a signal; a stopped player stays stopped. */
export function afterSignal(state: PlayerState, signal: StatusSignal): PlayerState {
  if (state.status === 'stopped') return state;
  const status = NEXT_STATUS[state.status][signal];
  return status === state.status ? state : { ...state, status };
}

export function atTime(state: PlayerState, currentTime: number): PlayerState {
  return state.status === 'stopped' ? state : { ...state, currentTime };
}

/** The service tells durations in seconds. */
export function durationMsOf(mix: Mix): number {
  return mix.duration * 1000;
}

export function isSameResource(one: PlaybackResource | null, other: PlaybackResource): boolean {
  return one?.type === other.type && one.id === other.id;
}
