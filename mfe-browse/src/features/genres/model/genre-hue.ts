import { CHANNEL_IDS, type ChannelId, type GenreId } from '@afterglow/shared-contracts';

/** Genres cycle through the colors of the channels. */
export function genreHue(id: GenreId): ChannelId | undefined {
  return CHANNEL_IDS[id % CHANNEL_IDS.length];
}
