import { imageAtWidth, type PlayerPort, type PlayerState, type Station } from '@afterglow/shared-contracts';
import { combineLatest, distinctUntilChanged, map, startWith, type Observable } from 'rxjs';
import { connectActions } from './media-actions.ts';

const ARTWORK_WIDTH_PX = 600;

/** The browser's media session, and its metadata class, which Node and older browsers do not have. */
export interface MediaSessionPort {
  readonly session: MediaSession;
  readonly createMetadata: (init: MediaMetadataInit) => MediaMetadata;
}

/** The browser's own; undefined where it has none. */
export function browserMediaSession(): MediaSessionPort | undefined {
  if (!('mediaSession' in navigator) || typeof MediaMetadata === 'undefined') return undefined;
  return { session: navigator.mediaSession, createMetadata: (init) => new MediaMetadata(init) };
}

/** Shows what plays on the lock screen and lets media keys give the player's commands. Hands back its undoing. */
export function connectMediaSession(
  player: PlayerPort,
  station$: Observable<Station>,
  { session, createMetadata }: MediaSessionPort,
): () => void {
  const metadata$ = combineLatest([player.state$, station$.pipe(startWith(null))]).pipe(
    map(([state, station]) => metadataOf(state, station)),
    distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
  );
  const showing = metadata$.subscribe((init) => {
    session.metadata = init && createMetadata(init);
  });
  showing.add(player.state$.subscribe((state) => showState(session, state)));
  showing.add(connectActions(player, session));
  return () => showing.unsubscribe();
}

function metadataOf({ mix, resource }: PlayerState, station: Station | null): MediaMetadataInit | null {
  if (mix) {
    return { title: mix.title, artist: mix.artist.title, album: mix.show.title, artwork: artworkOf(mix.album_art.url) };
  }
  if (resource?.type !== 'channel') return null;
  return { title: station?.id === resource.id ? station.title : resource.id };
}

function artworkOf(url: string): MediaImage[] {
  return [{ src: imageAtWidth(url, ARTWORK_WIDTH_PX), sizes: `${ARTWORK_WIDTH_PX}x${ARTWORK_WIDTH_PX}` }];
}

function showState(session: MediaSession, state: PlayerState): void {
  session.playbackState = PLAYBACK_STATE[state.status];
  if (state.duration === null) session.setPositionState();
  else session.setPositionState(positionOf(state.currentTime, state.duration));
}

const PLAYBACK_STATE = { stopped: 'none', loading: 'playing', playing: 'playing', paused: 'paused' } as const;

/** In seconds; a position beyond the duration would be refused. */
function positionOf(currentMs: number, durationMs: number): MediaPositionState {
  return { duration: durationMs / 1000, position: Math.min(currentMs, durationMs) / 1000, playbackRate: 1 };
}
