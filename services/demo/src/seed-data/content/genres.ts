import { BRAND_CHANNEL_ID, type ChannelId } from '@afterglow/shared-contracts';
import type { StyleName } from '#music/styles/styles.ts';

export interface SeedGenre {
  readonly name: string;
  readonly channel: ChannelId;
  /** The music of its mixes: mostly the first style, sometimes a related one. */
  readonly styles: readonly [StyleName, ...StyleName[]];
}

export const SEED_GENRES: readonly SeedGenre[] = [
  { name: 'House', channel: BRAND_CHANNEL_ID, styles: ['house', 'disco', 'deep'] },
  { name: 'Deep House', channel: 'deep', styles: ['deep', 'house'] },
  { name: 'Tech House', channel: BRAND_CHANNEL_ID, styles: ['house', 'techno'] },
  { name: 'Progressive House', channel: BRAND_CHANNEL_ID, styles: ['house', 'trance', 'deep'] },
  { name: 'Afro House', channel: 'deep', styles: ['deep', 'house'] },
  { name: 'Soulful House', channel: 'classics', styles: ['disco', 'house', 'deep'] },
  { name: 'Classic House', channel: 'classics', styles: ['house', 'disco'] },
  { name: 'Techno', channel: BRAND_CHANNEL_ID, styles: ['techno'] },
  { name: 'Melodic Techno', channel: BRAND_CHANNEL_ID, styles: ['techno', 'trance'] },
  { name: 'Minimal', channel: 'deep', styles: ['techno', 'deep'] },
  { name: 'Dub Techno', channel: 'deep', styles: ['deep', 'techno'] },
  { name: 'Trance', channel: BRAND_CHANNEL_ID, styles: ['trance', 'techno'] },
  { name: 'Progressive Trance', channel: BRAND_CHANNEL_ID, styles: ['trance', 'house'] },
  { name: 'Breaks', channel: BRAND_CHANNEL_ID, styles: ['drum-and-bass', 'house'] },
  { name: 'Drum & Bass', channel: BRAND_CHANNEL_ID, styles: ['drum-and-bass'] },
  { name: 'Liquid', channel: 'chill', styles: ['drum-and-bass', 'chill'] },
  { name: 'Disco', channel: 'classics', styles: ['disco', 'house'] },
  { name: 'Nu Disco', channel: 'classics', styles: ['disco', 'house'] },
  { name: 'Funk', channel: 'classics', styles: ['disco', 'chill'] },
  { name: 'Downtempo', channel: 'chill', styles: ['chill', 'ambient'] },
  { name: 'Lo-Fi', channel: 'chill', styles: ['chill'] },
  { name: 'Chillout', channel: 'chill', styles: ['chill', 'ambient'] },
  { name: 'Ambient', channel: 'chill', styles: ['ambient', 'chill'] },
  { name: 'Balearic', channel: 'chill', styles: ['chill', 'disco'] },
];
