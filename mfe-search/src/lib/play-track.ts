import { trackStartMs, type Mix, type PlayerPort } from '@afterglow/shared-contracts';

/** Plays the mix from the start of one of its tracks; if playing is rejected, the player has shown a notification. */
export async function playTrack(player: PlayerPort, mix: Mix, place: number): Promise<void> {
  const startMs = startOf(mix, place);
  if (!isLoaded(player, mix)) await player.toggleMix(mix);
  if (!isLoaded(player, mix)) return;
  if (startMs !== null) player.seek(startMs);
  if (player.getState().status === 'paused') await player.resume();
}

/** The first of some tracks whose start is known. */
export function firstTimed(mix: Mix, places: readonly number[]): number | undefined {
  return places.find((place) => startOf(mix, place) !== null);
}

function startOf({ track_list }: Mix, place: number): number | null {
  const track = track_list[place];
  return track === undefined ? null : trackStartMs(track);
}

function isLoaded(player: PlayerPort, { id }: Mix): boolean {
  return player.getState().mix?.id === id;
}
