import type { ListeningQueue, Mix, MixId, MixPosition, QueueState } from '@afterglow/shared-contracts';

/** The current item, as the player reports it. */
export interface Listened {
  readonly queue: QueueState;
  readonly mixId: MixId;
  readonly positionMs: number;
  readonly durationMs: number;
}

/** The last item played on another device. */
export interface ListeningOffer {
  readonly queue: ListeningQueue;
  readonly mix: Mix;
  readonly positionMs: number;
  readonly deviceName: string;
  /** ISO, by the service's clock; distinguishes one offer from another. */
  readonly updatedAt: string;
}

export interface ListeningState {
  readonly offer: ListeningOffer | null;
  /** The member's positions in mixes, here or elsewhere; newest last. */
  readonly positions: ReadonlyMap<MixId, MixPosition>;
}

export const NO_LISTENING: ListeningState = { offer: null, positions: new Map() };

export function withNewest(
  positions: ListeningState['positions'],
  newest: readonly MixPosition[],
): ListeningState['positions'] {
  const next = new Map(positions);
  for (const position of newest) {
    next.delete(position.mixId); // a changed entry moves to the end
    next.set(position.mixId, position);
  }
  return next;
}
