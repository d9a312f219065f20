import { framesToSeconds } from '@afterglow/audio';
import type { EpisodeSeed, MixSeed } from '@afterglow/api';
import { DAY_MS } from '@afterglow/shared-contracts/time';

/** The newest mixes have their first broadcast by the schedule. */
const UNAIRED_DAYS = 3;

/** A mix is aired in the hour before it is published. */
export function buildEpisodes(day: string, mixes: readonly MixSeed[]): EpisodeSeed[] {
  const unairedFromMs = Date.parse(day) - UNAIRED_DAYS * DAY_MS;
  return mixes
    .filter(({ creationTime }) => creationTime.getTime() < unairedFromMs)
    .map(({ id, showId, artistId, channel, creationTime, frames }) => ({
      mixId: id,
      showId,
      artistId,
      channelId: channel,
      startTime: new Date(creationTime.getTime() - framesToSeconds(frames) * 1000),
      endTime: creationTime,
    }));
}
