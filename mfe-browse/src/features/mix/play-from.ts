import type { Mix, PlayerPort } from '@afterglow/shared-contracts';

/** Starts the mix first when something else is in the player; if that is refused, it does not seek. */
export async function playFrom(player: PlayerPort, mix: Mix, startMs: number): Promise<void> {
  if (player.getState().mix?.id !== mix.id) await player.toggleMix(mix);
  if (player.getState().mix?.id !== mix.id) return;
  player.seek(startMs);
  if (player.getState().status === 'paused') await player.resume();
}
