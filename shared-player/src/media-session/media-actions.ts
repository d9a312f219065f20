import type { PlayerPort } from '@afterglow/shared-contracts';

/** One press of an arrow key or of a seek button of the lock screen. */
export const SEEK_STEP_MS = 10_000;

type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

/** Media keys as a caller of the player's commands. Hands back its undoing. */
export function connectActions(player: PlayerPort, session: MediaSession): () => void {
  const seekBy = (stepMs: number) => player.seek(player.getState().currentTime + stepMs);
  const handlers: Handlers = {
    play: () => void player.resume(),
    pause: () => player.pause(),
    stop: () => player.stop(),
    nexttrack: () => void player.next(),
    previoustrack: () => void player.previous(),
    seekbackward: ({ seekOffset }) => seekBy(-(seekOffset ?? SEEK_STEP_MS / 1000) * 1000),
    seekforward: ({ seekOffset }) => seekBy((seekOffset ?? SEEK_STEP_MS / 1000) * 1000),
    seekto: ({ seekTime }) => player.seek((seekTime ?? 0) * 1000),
  };
  // The keys of an object literal are exactly those of its type.
  const actions = Object.keys(handlers) as MediaSessionAction[];
  for (const action of actions) setHandler(session, action, handlers[action] ?? null);
  return () => actions.forEach((action) => setHandler(session, action, null));
}

/** A browser throws for an action it does not know. */
function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // The key stays without a meaning here.
  }
}
