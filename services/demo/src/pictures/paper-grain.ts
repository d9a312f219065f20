import sharp from 'sharp';
import { createRandom } from '#music/random.ts';

const LARGEST_TILE_PX = 256;
/** Above 1 the faintest specks vanish, so that the others have clean paper around them. */
const CONTRAST = 1.6;
const THROWS = 5;

const tiles = new Map<string, Promise<Buffer>>();

/**
 * Dark specks to lay over an image, as a PNG that is tiled across it: made once, because noise costs more than the rest of an image
 * together.
 */
export function paperGrain(smallestSidePx: number, strength: number): Promise<Buffer> {
  const sidePx = Math.min(smallestSidePx, LARGEST_TILE_PX);
  const key = `${sidePx}/${strength}`;
  const tile = tiles.get(key) ?? drawTile(sidePx, strength);
  tiles.set(key, tile);
  return tile;
}

function drawTile(sidePx: number, strength: number): Promise<Buffer> {
  const random = createRandom('artwork/grain');
  const pixels = Buffer.alloc(sidePx * sidePx * 4);
  for (let at = 3; at < pixels.length; at += 4) {
    // The mean of several random numbers, so that strong specks are rare.
    let noise = 0;
    for (let thrown = 0; thrown < THROWS; thrown += 1) noise += random.next() / THROWS;
    pixels[at] = Math.round(255 * strength * Math.max(0, 1 - CONTRAST * noise));
  }
  return sharp(pixels, { raw: { width: sidePx, height: sidePx, channels: 4 } })
    .png()
    .toBuffer();
}
