import type { PlayerPort, PlayerState, QueueState } from '@afterglow/shared-contracts';
import { combineLatest, distinctUntilChanged, map } from 'rxjs';
import { seekBy } from '../seek-by.ts';
import { SEEK_STEP_MS } from '../state/player-state.ts';

type Handlers = Readonly<Partial<Record<MediaSessionAction, MediaSessionActionHandler>>>;

const ALWAYS: readonly MediaSessionAction[] = ['play', 'pause', 'stop'];
const MIX_ONLY: readonly MediaSessionAction[] = ['seekbackward', 'seekforward', 'seekto'];

/** Connects media keys with the player's commands, as far as they apply. Returns a disposer. */
export function connectActions(player: PlayerPort, session: MediaSession): () => void {
  const handlers = handlersOf(player);
  const meant$ = combineLatest([player.state$, player.queue$]).pipe(
    map(([state, queue]) => meantActions(state, queue)),
    distinctUntilChanged((one, other) => one.join() === other.join()),
  );
  // The keys of an object literal are exactly those of its type.
  const actions = Object.keys(handlers) as MediaSessionAction[];
  const showing = meant$.subscribe((meant) => {
    for (const action of actions) setHandler(session, action, (meant.includes(action) && handlers[action]) || null);
  });
  return () => {
    showing.unsubscribe();
    for (const action of actions) setHandler(session, action, null);
  };
}

function handlersOf(player: PlayerPort): Handlers {
  const stepMs = ({ seekOffset }: MediaSessionActionDetails) => (seekOffset ?? SEEK_STEP_MS / 1000) * 1000;
  return {
    play: () => void player.resume(),
    pause: () => player.pause(),
    stop: () => player.stop(),
    nexttrack: () => void player.next(),
    previoustrack: () => void player.previous(),
    seekbackward: (details) => seekBy(player, -stepMs(details)),
    seekforward: (details) => seekBy(player, stepMs(details)),
    seekto: ({ seekTime }) => player.seek((seekTime ?? 0) * 1000),
  };
}

/** A live channel can be paused and stopped; only a mix has a position, and only a queue has neighbors. */
function meantActions({ mix }: PlayerState, { mixes, position }: QueueState): readonly MediaSessionAction[] {
  if (!mix) return ALWAYS;
  const neighbours: readonly MediaSessionAction[] = [
    ...(position > 0 ? (['previoustrack'] as const) : []),
    ...(position + 1 < mixes.length ? (['nexttrack'] as const) : []),
  ];
  return [...ALWAYS, ...MIX_ONLY, ...neighbours];
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
    // The key still has no effect here.
  }
}
