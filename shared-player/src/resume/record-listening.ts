import type { MixId, PlayerPort, PlayerState, QueueState } from '@afterglow/shared-contracts';
import { combineLatest } from 'rxjs';

/** A position is reported once it has moved this far. */
const REPORT_EVERY_MS = 1_000;

/** The playing queue, and its position. */
export interface Heard {
  readonly queue: QueueState;
  readonly mixId: MixId;
  readonly positionMs: number;
  readonly durationMs: number;
}

/** The last report, and the status at that time. */
type Reported = Heard & { readonly status: PlayerState['status'] };

/** Stores listening; the store `listening` of shared-data is one. */
export interface ListeningRecorder {
  note(heard: Heard): void;
  /** A good time to save. */
  flush(): void;
}

/**
 * Reports queue and position of the playing mix, every second, and immediately on a pause, a seek, or a change of the
 * queue. A restored queue is not reported: it was not heard here.
 */
export function recordListening(
  { state$, queue$ }: Pick<PlayerPort, 'state$' | 'queue$'>,
  keeper: ListeningRecorder,
): () => void {
  let playedMix: MixId | null = null;
  let reported: Reported | null = null;

  function onChange(state: PlayerState, queue: QueueState): void {
    if (state.status === 'stopped') playedMix = null; // the next one may belong to another member, or be restored
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

/** Null for a channel, and while the mix of the queue's current item is loading. */
function heardOf(state: PlayerState, queue: QueueState): Heard | null {
  if (!state.mix || queue.mixes[queue.position] !== state.mix.id) return null;
  return { queue, mixId: state.mix.id, positionMs: state.positionMs, durationMs: state.durationMs };
}

function isAlike(reported: Reported, heard: Reported): boolean {
  const movedMs = Math.abs(heard.positionMs - reported.positionMs);
  const isSame = reported.status === heard.status && reported.queue === heard.queue && reported.mixId === heard.mixId;
  return isSame && movedMs < REPORT_EVERY_MS;
}
