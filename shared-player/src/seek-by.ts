import type { PlayerPort } from '@afterglow/shared-contracts';

/** Seeks in a mix by a number of milliseconds, at most to either end. */
export function seekBy(player: Pick<PlayerPort, 'getState' | 'seek'>, stepMs: number): void {
  player.seek(player.getState().positionMs + stepMs);
}
