import {
  mixDurationMs,
  trackIndexAt,
  type ActiveStatus,
  type ChannelId,
  type ChannelPlayback,
  type Mix,
  type MixPlayback,
  type PausedBy,
  type PlaybackResource,
  type PlayerState,
  type StoppedPlayback,
} from '@afterglow/shared-contracts';
import { TRANSITIONS, type LoadSignal, type StatusSignal } from './transitions.ts';

/** One press of an arrow key, or of a seek button on the lock screen. */
export const SEEK_STEP_MS = 10_000;

/** A loaded mix, without its status. */
export type LoadedMix = Omit<MixPlayback, 'status' | 'pausedBy'>;
export type LoadedChannel = Omit<ChannelPlayback, 'status' | 'pausedBy'>;

export const STOPPED: StoppedPlayback = {
  status: 'stopped',
  positionMs: -1,
  resource: null,
  mix: null,
  durationMs: null,
};

/** A mix before its playback; `resource` is the playlist when it is played from one. */
export function loadedMix(resource: MixPlayback['resource'], mix: Mix, positionMs: number): LoadedMix {
  const trackIndex = trackIndexAt(mix.track_list, positionMs);
  return { resource, mix, positionMs, durationMs: mixDurationMs(mix), trackIndex };
}

export function loadedChannel(id: ChannelId): LoadedChannel {
  return { resource: { type: 'channel', id }, mix: null, positionMs: 0, durationMs: null, isAtLiveEdge: true };
}

/** The state with another item in the player. */
export function afterLoading(state: PlayerState, how: LoadSignal, item: LoadedMix | LoadedChannel): PlayerState {
  const status = TRANSITIONS[state.status][how];
  return { ...item, status, pausedBy: status === 'paused' ? 'listener' : null };
}

/** The state after a signal; a stopped player stays stopped, and the first cause of a pause counts. */
export function afterSignal(state: PlayerState, signal: StatusSignal, by: PausedBy = 'listener'): PlayerState {
  if (state.status === 'stopped') return state;
  const status = TRANSITIONS[state.status][signal];
  if (status === state.status) return state;
  const { isCutOff, ...item } = state;
  const changed = { status, pausedBy: status === 'paused' ? by : null };
  if (item.mix !== null) return { ...item, ...changed };
  return { ...item, ...changed, isAtLiveEdge: liveEdgeAfter(item, status, signal) };
}

/** Until it plays again, or is paused. */
export function afterCutOff(state: PlayerState): PlayerState {
  return state.status === 'stopped' || state.isCutOff ? state : { ...state, isCutOff: true };
}

/** A reopened live stream starts at the edge; a paused one is dropped, and the broadcast continues without it. */
function liveEdgeAfter({ isAtLiveEdge }: ChannelPlayback, status: ActiveStatus, signal: StatusSignal): boolean {
  if (status === 'paused') return false;
  return signal === 'reopened' || isAtLiveEdge;
}

export function atTime(state: PlayerState, positionMs: number, isAtLiveEdge = true, behindMs?: number): PlayerState {
  if (state.status === 'stopped') return state;
  if (state.mix === null) return { ...state, positionMs, isAtLiveEdge, ...(behindMs !== undefined && { behindMs }) };
  return { ...state, positionMs, trackIndex: trackIndexAt(state.mix.track_list, positionMs) };
}

/** It plays, or is about to. */
export function isSounding({ status }: PlayerState): boolean {
  return status === 'loading' || status === 'playing';
}

export function isSameResource(one: PlaybackResource | null, other: PlaybackResource): boolean {
  return one?.type === other.type && one.id === other.id;
}
