import type { Mix, PlayerPort } from '@afterglow/shared-contracts';

/** Plays a mix from a position, in milliseconds; where playing is refused, the player has said so. Call it inside the listener's gesture. */
export async function playFrom(player: PlayerPort, mix: Mix, startMs: number): Promise<void> {
  if (player.getState().mix?.id !== mix.id) await player.toggleMix(mix);
  if (player.getState().mix?.id !== mix.id) return;
  player.seek(startMs);
  if (player.getState().status === 'paused') await player.resume();
}
