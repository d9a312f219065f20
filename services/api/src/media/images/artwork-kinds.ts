/** The kinds of items with a generated image. */
export const ARTWORK_KINDS = [
  'mix',
  'show',
  'artist',
  'artist-hero',
  'playlist',
  'chart',
  'genre',
  'banner',
  'channel',
] as const;
/** One of `ARTWORK_KINDS`. */
export type ArtworkKind = (typeof ARTWORK_KINDS)[number];

/** Proportions of an image, in its own units. */
export interface ArtworkSize {
  readonly width: number;
  readonly height: number;
}

const SQUARE: ArtworkSize = { width: 600, height: 600 };
const WIDE: ArtworkSize = { width: 1600, height: 600 };
const TILE: ArtworkSize = { width: 960, height: 540 };

/** The image's proportions in its own units: 1:1, banners and artist heroes 16:6, channel tiles 16:9. */
export function artworkSize(kind: ArtworkKind): ArtworkSize {
  if (kind === 'banner' || kind === 'artist-hero') return WIDE;
  return kind === 'channel' ? TILE : SQUARE;
}

/** The height in whole pixels of an image with these proportions at a width. */
export function heightPxOf({ width, height }: ArtworkSize, widthPx: number): number {
  return Math.round((widthPx * height) / width);
}
