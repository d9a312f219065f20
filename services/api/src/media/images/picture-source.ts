import sharp, { type Sharp } from 'sharp';
import { ARTWORK_KINDS, type ArtworkKind, artworkSize, heightPxOf } from './artwork-kinds.ts';

/**
 * Generates images for items without one. The same kind and ID give the same image on every machine; raise ARTWORK_VERSION when they no
 * longer do. Channels are numbered by their index, from 0, everything else by its ID.
 */
export interface PictureSource {
  /** The color shown for an image until its bytes arrive, as #rrggbb; known without drawing. */
  colorOf(kind: ArtworkKind, id: number): string;
  /** The image's pixels at a width, in the proportions of its kind. */
  draw(kind: ArtworkKind, id: number, widthPx: number): Promise<Sharp>;
}

/** Muted, and dark enough for white letters. */
const COLORS = ['#3d4a5c', '#5c3d4a', '#4a5c3d', '#5c4f3d', '#3d5c58', '#4f3d5c'] as const;

/** A plain sheet for everything, without another source. */
export const PLAIN_PICTURES: PictureSource = {
  colorOf: plainColor,
  draw(kind, id, widthPx) {
    const height = heightPxOf(artworkSize(kind), widthPx);
    return Promise.resolve(
      sharp({ create: { width: widthPx, height, channels: 3, background: plainColor(kind, id) } }),
    );
  },
};

function plainColor(kind: ArtworkKind, id: number): string {
  return COLORS[(ARTWORK_KINDS.indexOf(kind) + id) % COLORS.length] ?? COLORS[0];
}
