import sharp from 'sharp';
import { ARTWORK_KINDS, type ArtworkKind, artworkSize, heightPxOf, type PictureSource } from '#media/images/index.ts';

/** Sheets of one color, different for each kind and ID. */
export const SMALL_PICTURES: PictureSource = {
  colorOf,
  draw(kind, id, width) {
    const height = heightPxOf(artworkSize(kind), width);
    return Promise.resolve(sharp({ create: { width, height, channels: 3, background: colorOf(kind, id) } }));
  },
};

/** Factors without a common divisor with the number of colors, so that no two of a few thousand images share a color. */
const KIND_STEP = 1_048_583;
const ID_STEP = 7_919;

function colorOf(kind: ArtworkKind, id: number): string {
  const color = ((ARTWORK_KINDS.indexOf(kind) + 1) * KIND_STEP + id * ID_STEP) % 0x1_00_00_00;
  return `#${color.toString(16).padStart(6, '0')}`;
}
