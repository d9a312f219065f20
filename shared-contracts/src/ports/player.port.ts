import type { Observable } from 'rxjs';
import type { Mix } from '../domain/mix.ts';
import type { ChannelId, MixId, PlaylistId } from '../ids.ts';

/** A requested playback. A mix inside a playlist or chart has the playlist as its resource. */
export type PlaybackResource =
  | { readonly type: 'mix'; readonly id: MixId }
  | { readonly type: 'playlist'; readonly id: PlaylistId }
  | { readonly type: 'channel'; readonly id: ChannelId };

/** The status of a player with a mix or channel. */
export type ActiveStatus = 'loading' | 'playing' | 'paused';

/**
 * The cause of a pause: the listener (or a restore), the system (a call, a headset), the browser, which waits for a
 * tap, another tab of this browser that plays, or the sleep timer. `resume` ends all of them.
 */
export type PausedBy = 'listener' | 'system' | 'browser' | 'other-tab' | 'sleep-timer';

interface ActiveBase {
  readonly status: ActiveStatus;
  /** Null unless the status is `paused`. */
  readonly pausedBy: PausedBy | null;
  readonly positionMs: number;
  /**
   * It was lost, and is requested again, for up to an hour, until it plays or is paused; absent otherwise, and for mixes
   * in older players.
   */
  readonly isCutOff?: boolean;
}

/** A mix that is being loaded. */
export interface MixPlayback extends ActiveBase {
  readonly resource: Exclude<PlaybackResource, { type: 'channel' }>;
  readonly mix: Mix;
  readonly durationMs: number;
  /**
   * Index of the current track in the mix's `track_list`; null before the first timed track, and when no times are
   * known.
   */
  readonly trackIndex: number | null;
}

/** A live channel; it has no duration and cannot be sought in. */
export interface ChannelPlayback extends ActiveBase {
  readonly resource: Extract<PlaybackResource, { type: 'channel' }>;
  readonly mix: null;
  readonly durationMs: null;
  /** False while it is paused or has fallen behind the broadcast; `backToLive` catches up. */
  readonly isAtLiveEdge: boolean;
  /** The latency of the audio, as measured during playback; absent before that, and in older players. */
  readonly behindMs?: number;
}

/** A live stream starts with this much earlier audio, so that a browser can play immediately. */
export const LIVE_LEAD_MS = 4000;

/** The latency of a channel: 0 for one that the player does not hold, has paused, or has not played yet. */
export function behindOf(state: PlayerState, channel: ChannelId): number {
  if (state.status === 'stopped' || state.mix !== null || state.resource.id !== channel) return 0;
  return state.status === 'paused' ? 0 : (state.behindMs ?? 0);
}

/** The player is empty: before the first play and after `stop`. */
export interface StoppedPlayback {
  readonly status: 'stopped';
  readonly positionMs: -1;
  readonly resource: null;
  readonly mix: null;
  readonly durationMs: null;
}

/** The state of the one player: a closed union over `status` and `resource.type`. */
export type PlayerState = StoppedPlayback | MixPlayback | ChannelPlayback;

/** The mixes that play one after the other; channels do not affect them. */
export interface QueueState {
  readonly mixes: readonly MixId[];
  /** Index of the current item in `mixes`; -1 when the queue is empty. */
  readonly position: number;
  readonly playlistId: PlaylistId | null;
}

/** Volume as the listener sees it, 0 to 100; while `muted`, it is the volume to restore. */
export interface VolumeState {
  readonly volume: number;
  readonly muted: boolean;
}

/** Mixes that replace the queue; `playlistId` is the playlist they come from, or null. */
export interface ToggleMixesCommand {
  readonly mixes: readonly Mix[];
  readonly position: number;
  readonly playlistId: PlaylistId | null;
}

/** A whole playlist or chart, of which some mixes may not be loaded yet. */
export interface TogglePlaylistCommand {
  readonly id: PlaylistId;
  /** The number of its mixes, `mixes_count` of the playlist; 100 by default. */
  readonly mixesCount?: number | undefined;
  /** The mixes already loaded, from the first on; when these are all, nothing is requested. */
  readonly loaded?: readonly Mix[] | undefined;
  /** Index of the mix to start at. Omitted: the first one, or a pause when the playlist already plays. */
  readonly position?: number | undefined;
}

/** A stored queue, of this or another device. */
export interface RestoreQueueCommand {
  readonly queue: QueueState;
  /** The position in the current mix, in milliseconds. */
  readonly positionMs: number;
}

/** When the music fades out: at a time (milliseconds since 1970), or when the current mix ends. */
export type SleepTimer = { readonly type: 'at-time'; readonly endsAtMs: number } | { readonly type: 'end-of-mix' };

/** A setting of the sleep timer: a number of minutes from now, or the end of the current mix. */
export type SleepTimerSetting =
  | { readonly type: 'minutes'; readonly minutes: number }
  | { readonly type: 'end-of-mix' };

/** The name of the Web Lock that a tab holds while its player plays. */
export const PLAYING_LOCK = 'afterglow-heard';

/** The speeds to offer; the player accepts anything between the first and the last. */
export const PLAYBACK_SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/**
 * The one player of the page. The observables replay their current value and never complete. Commands never reject:
 * the player itself shows errors to the listener (prompt, upsell or notification) and in the state.
 */
export interface PlayerPort {
  readonly state$: Observable<PlayerState>;
  readonly queue$: Observable<QueueState>;
  readonly volume$: Observable<VolumeState>;
  /** The speed at which mixes play, 1 as recorded; channels always play at 1. */
  readonly speed$: Observable<number>;
  /** Null while none is set. */
  readonly sleepTimer$: Observable<SleepTimer | null>;
  getState(): PlayerState;
  /** Plays it, or pauses or resumes it when it is already loaded. The three below do the same with their items. */
  toggleMix(mix: Mix): Promise<void>;
  toggleMixes(command: ToggleMixesCommand): Promise<void>;
  /** Loads the missing part of the list first. */
  togglePlaylist(command: TogglePlaylistCommand): Promise<void>;
  toggleChannel(id: ChannelId): Promise<void>;
  pause(): void;
  /** Also requests a lost item immediately. */
  resume(): Promise<void>;
  stop(): void;
  /** Position in milliseconds; only a mix can be sought in. */
  seek(positionMs: number): void;
  /** Jumps to the start of a track of the loaded mix; does nothing when that time is unknown. */
  seekToTrack(index: number): void;
  /** Reopens the loaded channel at the live edge; one whose servers do not respond is requested immediately. */
  backToLive(): Promise<void>;
  next(): Promise<void>;
  previous(): Promise<void>;
  jumpTo(index: number): Promise<void>;
  /** Inserts a mix after the current one; with an empty queue it is played. */
  playNext(mix: Mix): Promise<void>;
  /** Appends a mix; in an empty queue it becomes the current one, paused. */
  addToQueue(mix: Mix): Promise<void>;
  /** Moves an item to another index without interrupting playback. */
  moveInQueue(from: number, to: number): void;
  /** Removes an item without interrupting playback, unless it is the current one: then the next one replaces it. */
  removeFromQueue(index: number): Promise<void>;
  /** Removes all but the loaded mix. */
  clearQueue(): void;
  /** Shows a queue paused at a position, and drops the loaded item. Does nothing for a visitor. */
  restoreQueue(command: RestoreQueueCommand): Promise<void>;
  setVolume(volume: number): void;
  toggleMute(): void;
  /** Between the first and the last of `PLAYBACK_SPEEDS`; the pitch stays the same. Saved. */
  setSpeed(speed: number): void;
  /** Null cancels it. When it ends the music fades out and pauses; `end-of-mix` needs a mix. */
  setSleepTimer(wish: SleepTimerSetting | null): void;
}
