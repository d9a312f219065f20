import type { MixId, PlayerPort, PlayerState, QueueState } from '@afterglow/shared-contracts';
import { combineLatest } from 'rxjs';

/** A position is reported once it has moved this far. */
const REPORT_EVERY_MS = 1_000;

/** What plays, and where in it. */
export interface Heard {
  readonly queue: QueueState;
  readonly mixId: MixId;
  readonly positionMs: number;
  readonly durationMs: number;
}

/** What was reported last, and during what. */
type Reported = Heard & { readonly status: PlayerState['status'] };

/** Stores what was listened to; the store `listening` of shared-data is one. */
export interface ListeningRecorder {
  note(heard: Heard): void;
  /** Now is a good moment to save. */
  flush(): void;
}

/**
 * Reports queue and position of the playing mix, every second, and at once on a pause, a jump, or a change of the queue. A queue that
 * was only restored is not reported: no one has listened to it here.
 */
export function recordListening(
  { state$, queue$ }: Pick<PlayerPort, 'state$' | 'queue$'>,
  keeper: ListeningRecorder,
): () => void {
  let playedMix: MixId | null = null;
  let reported: Reported | null = null;

  function onChange(state: PlayerState, queue: QueueState): void {
    if (state.status === 'stopped') playedMix = null; // what comes next may be someone else's, or only restored
    playedMix = playedMixOf(state) ?? playedMix;
    const heard = heardOf(state, queue);
    if (!heard || heard.mixId !== playedMix) return;
    const next = { ...heard, status: state.status };
    if (reported && isAlike(reported, next)) return;
    reported = next;
    keeper.note(heard);
    if (next.status === 'paused') keeper.flush();
  }

  const following = combineLatest([state$, queue$]).subscribe(([state, queue]) => onChange(state, queue));
  return () => following.unsubscribe();
}

function playedMixOf({ status, mix }: PlayerState): MixId | null {
  return status === 'playing' && mix ? mix.id : null;
}

/** Null for a channel, and while the queue has moved on and its mix is still being loaded. */
function heardOf(state: PlayerState, queue: QueueState): Heard | null {
  if (!state.mix || queue.mixes[queue.position] !== state.mix.id) return null;
  return { queue, mixId: state.mix.id, positionMs: state.positionMs, durationMs: state.durationMs };
}

function isAlike(reported: Reported, heard: Reported): boolean {
  const movedMs = Math.abs(heard.positionMs - reported.positionMs);
  const isSame = reported.status === heard.status && reported.queue === heard.queue && reported.mixId === heard.mixId;
  return isSame && movedMs < REPORT_EVERY_MS;
}
