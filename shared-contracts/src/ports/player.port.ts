import type { Observable } from 'rxjs';
import type { Mix } from '../domain/mix.ts';
import type { ChannelId, MixId, PlaylistId } from '../ids.ts';

/** What was asked to be played. A mix inside a playlist or chart has the playlist as its resource. */
export type PlaybackResource =
  | { readonly type: 'mix'; readonly id: MixId }
  | { readonly type: 'playlist'; readonly id: PlaylistId }
  | { readonly type: 'channel'; readonly id: ChannelId };

export type ActiveStatus = 'loading' | 'playing' | 'paused';

interface ActiveBase {
  readonly status: ActiveStatus;
  /** Milliseconds; for a channel the time since it was opened. */
  readonly currentTime: number;
}

/** A mix on its way to the ears; `duration` is in milliseconds. */
export interface MixPlayback extends ActiveBase {
  readonly resource: Exclude<PlaybackResource, { type: 'channel' }>;
  readonly mix: Mix;
  readonly duration: number;
}

/** A live channel; it has no duration and cannot be sought in. */
export interface ChannelPlayback extends ActiveBase {
  readonly resource: Extract<PlaybackResource, { type: 'channel' }>;
  readonly mix: null;
  readonly duration: null;
}

export interface StoppedPlayback {
  readonly status: 'stopped';
  readonly currentTime: -1;
  readonly resource: null;
  readonly mix: null;
  readonly duration: null;
}

/** The state of the one player: a closed union over `status` and `resource.type`. */
export type PlayerState = StoppedPlayback | MixPlayback | ChannelPlayback;

export interface QueueState {
  readonly mixes: readonly MixId[];
  /** Index of the current item in `mixes`; -1 when the queue is empty. */
  readonly position: number;
  readonly playlistId: PlaylistId | null;
}

/** Volume as the listener sees it, 0 to 100; `muted` remembers what to go back to. */
export interface VolumeState {
  readonly volume: number;
  readonly muted: boolean;
}

export interface PlayMixesCommand {
  readonly mixes: readonly Mix[];
  /** Index in `mixes` to start at. */
  readonly position: number;
  readonly playlistId: PlaylistId | null;
}

/**
 * The one player of the page. The observables replay their current value and never end. Commands never reject: what goes
 * wrong is told to the listener by the player itself (prompt, upsell or notification) and seen in the state.
 */
export interface PlayerPort {
  readonly state$: Observable<PlayerState>;
  readonly queue$: Observable<QueueState>;
  readonly volume$: Observable<VolumeState>;
  getState(): PlayerState;
  playMix(mix: Mix): Promise<void>;
  playMixes(command: PlayMixesCommand): Promise<void>;
  playChannel(id: ChannelId): Promise<void>;
  pause(): void;
  resume(): Promise<void>;
  stop(): void;
  /** Position in milliseconds; only a mix can be sought in. */
  seek(positionMs: number): void;
  next(): Promise<void>;
  previous(): Promise<void>;
  setVolume(volume: number): void;
  toggleMute(): void;
}
