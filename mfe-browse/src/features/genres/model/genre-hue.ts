import { CHANNEL_IDS, type ChannelId, type GenreId } from '@afterglow/shared-contracts';

/** The colours of the channels, in turn, are the palette of the genres. */
export function genreHue(id: GenreId): ChannelId | undefined {
  return CHANNEL_IDS[id % CHANNEL_IDS.length];
}
