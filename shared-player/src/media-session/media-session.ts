import {
  behindOf,
  channelName,
  coverOf,
  imageAtWidth,
  slotEndMs,
  type ChannelId,
  type ClockPort,
  type Mix,
  type PlayerPort,
  type PlayerState,
  type Station,
  type StationPlaylistItem,
} from '@afterglow/shared-contracts';
import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { connectActions } from './media-actions.ts';

const ARTWORK_WIDTH_PX = 600;

/** The browser's media session, and its metadata class, which Node and older browsers lack. */
export interface MediaSessionPort {
  readonly session: MediaSession;
  readonly createMetadata: (init: MediaMetadataInit) => MediaMetadata;
}

/** The browser's own; undefined if it has none. */
export function browserMediaSession(): MediaSessionPort | undefined {
  if (!('mediaSession' in navigator) || typeof MediaMetadata === 'undefined') return undefined;
  return { session: navigator.mediaSession, createMetadata: (init) => new MediaMetadata(init) };
}

type OnAir = Readonly<Partial<Record<ChannelId, StationPlaylistItem>>>;

/** The data of the lock screen besides the player's own state. */
export interface MediaSessionSources {
  /** The channel that was opened last, with its schedule; null before the first one. Replayed. */
  readonly station$: Observable<Station | null>;
  /** The current item of each channel as heard, replayed; the schedule of the channel is the fallback. */
  readonly nowPlaying$?: Observable<OnAir>;
  readonly clock: ClockPort;
}

/** Shows the current item on the lock screen and lets media keys control the player. Returns a disposer. */
export function connectMediaSession(
  player: PlayerPort,
  { station$, clock, nowPlaying$ = new BehaviorSubject<OnAir>({}) }: MediaSessionSources,
  { session, createMetadata }: MediaSessionPort,
): () => void {
  const metadata$ = combineLatest([player.state$, station$, nowPlaying$]).pipe(
    map(([state, station, onAir]) => metadataOf(state, station, onAir, clock.now())),
    distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
  );
  const showing = metadata$.subscribe((init) => {
    session.metadata = init && createMetadata(init);
  });
  showing.add(combineLatest([player.state$, player.speed$]).subscribe((shown) => showState(session, ...shown)));
  showing.add(connectActions(player, session));
  return () => showing.unsubscribe();
}

function metadataOf(
  state: PlayerState,
  station: Station | null,
  onAir: OnAir,
  nowMs: number,
): MediaMetadataInit | null {
  const { mix, resource } = state;
  if (mix) {
    return { title: mix.title, artist: mix.artist.title, album: mix.show.title, artwork: artworkOf(mix) };
  }
  if (resource?.type !== 'channel') return null;
  if (station?.id !== resource.id) return { title: channelName(resource.id) };
  return liveMetadataOf(station, heardOf(station, onAir, nowMs - behindOf(state, station.id))?.mixes);
}

/** The item pushed by the service, until it is over: without a socket, the schedule decides. */
function heardOf(station: Station, onAir: OnAir, heardMs: number): StationPlaylistItem | undefined {
  const pushed = onAir[station.id];
  return pushed && heardMs < slotEndMs(pushed) ? pushed : onAirAt(station, heardMs);
}

/** The channel, and its current item. */
function liveMetadataOf(station: Station, onAir: Mix | undefined): MediaMetadataInit {
  if (!onAir) return { title: station.title };
  return {
    title: onAir.title,
    artist: onAir.artist.title,
    album: station.title,
    artwork: artworkOf(onAir),
  };
}

function artworkOf(mix: Mix): MediaImage[] {
  const cover = coverOf(mix);
  if (!cover) return [];
  return [{ src: imageAtWidth(cover.url, ARTWORK_WIDTH_PX), sizes: `${ARTWORK_WIDTH_PX}x${ARTWORK_WIDTH_PX}` }];
}

function showState(session: MediaSession, state: PlayerState, speed: number): void {
  session.playbackState = PLAYBACK_STATE[state.status];
  if (state.durationMs === null) session.setPositionState();
  else session.setPositionState(positionOf(state.positionMs, state.durationMs, speed));
}

const PLAYBACK_STATE = { stopped: 'none', loading: 'playing', playing: 'playing', paused: 'paused' } as const;

/** In seconds; a position beyond the duration would throw. */
function positionOf(currentMs: number, durationMs: number, playbackRate: number): MediaPositionState {
  return { duration: durationMs / 1000, position: Math.min(currentMs, durationMs) / 1000, playbackRate };
}

/** The current item of a channel at a time, from its schedule; undefined beyond its end. */
function onAirAt({ nowPlaying, playlist }: Station, nowMs: number): StationPlaylistItem | undefined {
  return [...nowPlaying, ...playlist].find(
    ({ scheduled_start_time: start, scheduled_end_time: end }) => Date.parse(start) <= nowMs && nowMs < Date.parse(end),
  );
}
