import type { Observable } from 'rxjs';
import type { Mix } from '../domain/mix.ts';
import type { ChannelId, MixId, PlaylistId } from '../ids.ts';

/** What was asked to play. A mix inside a playlist or chart has the playlist as its resource. */
export type PlaybackResource =
  | { readonly type: 'mix'; readonly id: MixId }
  | { readonly type: 'playlist'; readonly id: PlaylistId }
  | { readonly type: 'channel'; readonly id: ChannelId };

/** What a player that holds a mix or channel does. */
export type ActiveStatus = 'loading' | 'playing' | 'paused';

/**
 * Why it is silent: the listener paused it (or it was restored), the system took the sound away (a call, a headset), the browser waits
 * for a tap, another tab of this browser plays, or the sleep timer has ended. `resume` ends all of them.
 */
export type PausedBy = 'listener' | 'system' | 'browser' | 'other-tab' | 'sleep-timer';

interface ActiveBase {
  readonly status: ActiveStatus;
  /** Null unless the status is `paused`. */
  readonly pausedBy: PausedBy | null;
  /** For a channel, the time since it was opened. */
  readonly positionMs: number;
}

/** A mix that is being loaded. */
export interface MixPlayback extends ActiveBase {
  readonly resource: Exclude<PlaybackResource, { type: 'channel' }>;
  readonly mix: Mix;
  readonly durationMs: number;
  /** Index in the mix's `track_list` of the track that sounds; null before the first timed track, and when no times are known. */
  readonly trackIndex: number | null;
}

/** A live channel; it has no duration and cannot be sought in. */
export interface ChannelPlayback extends ActiveBase {
  readonly resource: Extract<PlaybackResource, { type: 'channel' }>;
  readonly mix: null;
  readonly durationMs: null;
  /** False while it is paused or has fallen behind the broadcast; `backToLive` catches up. */
  readonly isAtLiveEdge: boolean;
  /** How long ago what is heard was sent, as measured while it sounds; absent before that, and in older players. */
  readonly behindMs?: number;
  /** None of its servers has answered, and it goes on asking, less and less often, until it sounds or is paused; absent otherwise. */
  readonly isCutOff?: boolean;
}

/** A live stream begins with this much of what was sent before it was opened, so that a browser can play at once. */
export const LIVE_LEAD_MS = 4000;

/** How long ago what is heard of a channel was sent: 0 for one that the player does not hold, has paused, or has not heard yet. */
export function behindOf(state: PlayerState, channel: ChannelId): number {
  if (state.status === 'stopped' || state.mix !== null || state.resource.id !== channel) return 0;
  return state.status === 'paused' ? 0 : (state.behindMs ?? 0);
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

/** The mixes that play one after the other; channels do not affect them. */
export interface QueueState {
  readonly mixes: readonly MixId[];
  /** Index of the current item in `mixes`; -1 when the queue is empty. */
  readonly position: number;
  readonly playlistId: PlaylistId | null;
}

/** Volume as the listener sees it, 0 to 100; while `muted`, it is the volume to return to. */
export interface VolumeState {
  readonly volume: number;
  readonly muted: boolean;
}

/** Mixes that replace the queue; `playlistId` is the playlist they come from, or null. */
export interface ToggleMixesCommand {
  readonly mixes: readonly Mix[];
  /** Index in `mixes` to start at. */
  readonly position: number;
  readonly playlistId: PlaylistId | null;
}

/** A whole playlist or chart, of which some mixes may not be loaded yet. */
export interface TogglePlaylistCommand {
  readonly id: PlaylistId;
  /** The number of its mixes, `mixes_count` of the playlist; 100 when left out. */
  readonly mixesCount?: number | undefined;
  /** The mixes already loaded, from the first on; when they are all there, nothing is requested. */
  readonly loaded?: readonly Mix[] | undefined;
  /** Index of the mix to start at. Left out: the first one, or a pause when the playlist already plays. */
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

/** What a listener asks of the sleep timer: a number of minutes from now, or the end of the current mix. */
export type SleepTimerSetting =
  | { readonly type: 'minutes'; readonly minutes: number }
  | { readonly type: 'end-of-mix' };

/** The name of the browser's lock that a tab holds while its player is heard. */
export const PLAYING_LOCK = 'afterglow-heard';

/** The speeds to offer; the player accepts anything between the first and the last. */
export const PLAYBACK_SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/**
 * The one player of the page. The observables replay their current value and never end. Commands never reject: the player itself tells
 * the listener what went wrong (prompt, upsell or notification) and shows it in the state.
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
  /** Plays it, or pauses or resumes it when it is already loaded. The three below do the same with what they name. */
  toggleMix(mix: Mix): Promise<void>;
  toggleMixes(command: ToggleMixesCommand): Promise<void>;
  /** Loads the missing part of the list first. */
  togglePlaylist(command: TogglePlaylistCommand): Promise<void>;
  toggleChannel(id: ChannelId): Promise<void>;
  pause(): void;
  resume(): Promise<void>;
  stop(): void;
  /** Position in milliseconds; only a mix can be sought in. */
  seek(positionMs: number): void;
  /** Jumps to the start of a track of the loaded mix; does nothing when that time is unknown. */
  seekToTrack(index: number): void;
  /** Reopens the loaded channel, at what is on air now; one whose servers do not answer is asked for at once. */
  backToLive(): Promise<void>;
  next(): Promise<void>;
  previous(): Promise<void>;
  /** Plays the item of the queue at this index. */
  jumpTo(index: number): Promise<void>;
  /** Inserts a mix after the current one; with an empty queue it is played. */
  playNext(mix: Mix): Promise<void>;
  /** Appends a mix; with an empty queue it becomes the current one and waits. */
  addToQueue(mix: Mix): Promise<void>;
  /** Moves an item to another index without interrupting playback. */
  moveInQueue(from: number, to: number): void;
  /** Removes an item without interrupting playback, unless it is the current one: then the next one takes its place. */
  removeFromQueue(index: number): Promise<void>;
  /** Removes all but the mix that is loaded. */
  clearQueue(): void;
  /** Shows a queue paused at a position, and drops what was loaded before. Does nothing for a visitor. */
  restoreQueue(command: RestoreQueueCommand): Promise<void>;
  setVolume(volume: number): void;
  toggleMute(): void;
  /** Between the first and the last of `PLAYBACK_SPEEDS`; the pitch stays the same. Saved. */
  setSpeed(speed: number): void;
  /** Null cancels it. When it ends the music fades out and pauses; `end-of-mix` needs a mix. */
  setSleepTimer(wish: SleepTimerSetting | null): void;
}
