import type { Mix, PlayerPort } from '@afterglow/shared-contracts';

/**
 * Plays a mix from a position, in milliseconds; if playing is rejected, the player has shown a notification. Call it
 * inside the listener's gesture.
 */
export async function playFrom(player: PlayerPort, mix: Mix, startMs: number): Promise<void> {
  if (player.getState().mix?.id !== mix.id) await player.toggleMix(mix);
  if (player.getState().mix?.id !== mix.id) return;
  player.seek(startMs);
  if (player.getState().status === 'paused') await player.resume();
}
