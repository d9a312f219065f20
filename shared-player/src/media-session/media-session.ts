import {
  channelName,
  coverOf,
  imageAtWidth,
  type ClockPort,
  type Mix,
  type PlayerPort,
  type PlayerState,
  type Station,
} from '@afterglow/shared-contracts';
import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { connectActions } from './media-actions.ts';
import { onAirAt } from './on-air.ts';

const ARTWORK_WIDTH_PX = 600;

/** The browser's media session, and its metadata class, which Node and older browsers lack. */
export interface MediaSessionPort {
  readonly session: MediaSession;
  readonly createMetadata: (init: MediaMetadataInit) => MediaMetadata;
}

/** The browser's own; undefined where it has none. */
export function browserMediaSession(): MediaSessionPort | undefined {
  if (!('mediaSession' in navigator) || typeof MediaMetadata === 'undefined') return undefined;
  return { session: navigator.mediaSession, createMetadata: (init) => new MediaMetadata(init) };
}

/** What the lock screen shows besides the player's own state. */
export interface MediaSessionSources {
  /** The channel that was opened last, with its schedule; null before the first one. Replayed. */
  readonly station$: Observable<Station | null>;
  readonly clock: ClockPort;
}

/** Shows what plays on the lock screen and lets media keys control the player. Returns a function that undoes it. */
export function connectMediaSession(
  player: PlayerPort,
  { station$, clock }: MediaSessionSources,
  { session, createMetadata }: MediaSessionPort,
): () => void {
  const metadata$ = combineLatest([player.state$, station$]).pipe(
    map(([state, station]) => metadataOf(state, station, clock.now())),
    distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
  );
  const showing = metadata$.subscribe((init) => {
    session.metadata = init && createMetadata(init);
  });
  showing.add(combineLatest([player.state$, player.speed$]).subscribe((shown) => showState(session, ...shown)));
  showing.add(connectActions(player, session));
  return () => showing.unsubscribe();
}

function metadataOf({ mix, resource }: PlayerState, station: Station | null, nowMs: number): MediaMetadataInit | null {
  if (mix) {
    return { title: mix.title, artist: mix.artist.title, album: mix.show.title, artwork: artworkOf(mix) };
  }
  if (resource?.type !== 'channel') return null;
  return station?.id === resource.id ? liveMetadataOf(station, nowMs) : { title: channelName(resource.id) };
}

/** The channel, and what is on the air there. */
function liveMetadataOf(station: Station, nowMs: number): MediaMetadataInit {
  const onAir = onAirAt(station, nowMs)?.mixes;
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

/** In seconds; a position beyond the duration would be refused. */
function positionOf(currentMs: number, durationMs: number, playbackRate: number): MediaPositionState {
  return { duration: durationMs / 1000, position: Math.min(currentMs, durationMs) / 1000, playbackRate };
}
