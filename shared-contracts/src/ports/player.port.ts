import type { Observable } from 'rxjs';
import type { Mix } from '../domain/mix.ts';
import type { ChannelId, MixId, PlaylistId } from '../ids.ts';

/** What was asked to be played. A mix inside a playlist or chart has the playlist as its resource. */
export type PlaybackResource =
  | { readonly type: 'mix'; readonly id: MixId }
  | { readonly type: 'playlist'; readonly id: PlaylistId }
  | { readonly type: 'channel'; readonly id: ChannelId };

/** What a player that holds a mix or channel does. */
export type ActiveStatus = 'loading' | 'playing' | 'paused';

/**
 * Why it is silent: the listener wanted it (or it was restored), the system took the sound away (a call, a headset), the
 * browser waits for a tap, another tab of this browser plays, or the sleep timer has ended. `resume` ends all of them.
 */
export type PausedBy = 'listener' | 'system' | 'browser' | 'other-tab' | 'sleep-timer';

interface ActiveBase {
  readonly status: ActiveStatus;
  /** Null unless the status is `paused`. */
  readonly pausedBy: PausedBy | null;
  /** For a channel the time since it was opened. */
  readonly positionMs: number;
}

/** A mix on its way to the ears. */
export interface MixPlayback extends ActiveBase {
  readonly resource: Exclude<PlaybackResource, { type: 'channel' }>;
  readonly mix: Mix;
  readonly durationMs: number;
  /** Place in the mix's `track_list` of what sounds; null before the first timed track, and where no time is known. */
  readonly trackIndex: number | null;
}

/** A live channel; it has no duration and cannot be sought in. */
export interface ChannelPlayback extends ActiveBase {
  readonly resource: Extract<PlaybackResource, { type: 'channel' }>;
  readonly mix: null;
  readonly durationMs: null;
  /** False while it is paused or has fallen behind what is on air; `backToLive` catches up. */
  readonly isAtLiveEdge: boolean;
}

/** The player holds nothing: before the first play and after `stop`. */
export interface StoppedPlayback {
  readonly status: 'stopped';
  readonly positionMs: -1;
  readonly resource: null;
  readonly mix: null;
  readonly durationMs: null;
}

/** The state of the one player: a closed union over `status` and `resource.type`. */
export type PlayerState = StoppedPlayback | MixPlayback | ChannelPlayback;

/** The mixes that play one after the other; a channel leaves them as they are. */
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

/** Mixes that replace the queue; `playlistId` is the playlist that they were taken from, or null. */
export interface ToggleMixesCommand {
  readonly mixes: readonly Mix[];
  /** Index in `mixes` to start at. */
  readonly position: number;
  readonly playlistId: PlaylistId | null;
}

/** A whole playlist or chart, of which not all mixes need to be at hand. */
export interface TogglePlaylistCommand {
  readonly id: PlaylistId;
  /** How many mixes it has, `mixes_count` of the playlist; 100 when left out. */
  readonly mixesCount?: number | undefined;
  /** Those that are at hand, from the first on; when they are all, nothing is asked for. */
  readonly loaded?: readonly Mix[] | undefined;
  /** Index of the mix to start at. Left out: the first one, or a pause when the playlist plays already. */
  readonly position?: number | undefined;
}

/** A queue as it was left, here or on another device. */
export interface RestoreQueueCommand {
  readonly queue: QueueState;
  /** Where in the current mix, in milliseconds. */
  readonly positionMs: number;
}

/** When the music fades out: at a time (milliseconds since 1970), or when the current mix ends. */
export type SleepTimer = { readonly type: 'at-time'; readonly endsAtMs: number } | { readonly type: 'end-of-mix' };

/** What a listener asks the sleep timer for: a number of minutes from now, or the end of the current mix. */
export type SleepTimerWish = { readonly type: 'minutes'; readonly minutes: number } | { readonly type: 'end-of-mix' };

/** The speeds to offer; the player takes everything from the first to the last. */
export const PLAYBACK_SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/**
 * The one player of the page. The observables replay their current value and never end. Commands never reject: what goes
 * wrong is told to the listener by the player itself (prompt, upsell or notification) and seen in the state.
 */
export interface PlayerPort {
  readonly state$: Observable<PlayerState>;
  readonly queue$: Observable<QueueState>;
  readonly volume$: Observable<VolumeState>;
  /** How fast mixes are played, 1 as recorded; channels always are. */
  readonly speed$: Observable<number>;
  /** Null while none is set. */
  readonly sleepTimer$: Observable<SleepTimer | null>;
  getState(): PlayerState;
  /** Plays it; when it is loaded already it is paused, or goes on. The three below do the same with what they name. */
  toggleMix(mix: Mix): Promise<void>;
  toggleMixes(command: ToggleMixesCommand): Promise<void>;
  /** Loads what is missing of the list first. */
  togglePlaylist(command: TogglePlaylistCommand): Promise<void>;
  toggleChannel(id: ChannelId): Promise<void>;
  pause(): void;
  resume(): Promise<void>;
  stop(): void;
  /** Position in milliseconds; only a mix can be sought in. */
  seek(positionMs: number): void;
  /** Goes to the start of a track of the loaded mix; nothing happens where its time is not known. */
  seekToTrack(index: number): void;
  /** Opens the loaded channel anew, at what is on air now. */
  backToLive(): Promise<void>;
  next(): Promise<void>;
  previous(): Promise<void>;
  /** Plays the item of the queue at this index. */
  jumpTo(index: number): Promise<void>;
  /** Puts a mix behind the current one; with an empty queue it is played. */
  playNext(mix: Mix): Promise<void>;
  /** Puts a mix at the end; with an empty queue it becomes the current one and waits. */
  addToQueue(mix: Mix): Promise<void>;
  /** Moves an item to another index; what plays goes on. */
  moveInQueue(from: number, to: number): void;
  /** What plays goes on, unless it is the one that is removed: then the one behind it takes its place. */
  removeFromQueue(index: number): Promise<void>;
  /** Removes all but the mix that is loaded. */
  clearQueue(): void;
  /** Shows a queue paused at a position; what was loaded before is given up. Nothing for a visitor. */
  restoreQueue(command: RestoreQueueCommand): Promise<void>;
  setVolume(volume: number): void;
  toggleMute(): void;
  /** Between the first and the last of `PLAYBACK_SPEEDS`; the pitch is kept. Saved. */
  setSpeed(speed: number): void;
  /** Null takes it back. At its end the music fades out and is paused; `end-of-mix` needs a mix. */
  setSleepTimer(wish: SleepTimerWish | null): void;
}
