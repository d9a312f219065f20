import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { FileStorage } from '../storage/index.ts';

/** Images that came with music. They are re-encoded before storage, so nothing of the original file is ever served. */
export interface CoverStore {
  /** Stores an image, square; undefined for anything but an image. */
  add(bytes: Uint8Array): Promise<{ readonly name: string; readonly color: string } | undefined>;
  /** Undefined for a deleted one. */
  read(name: string): Promise<Uint8Array | undefined>;
}

const WIDTH_PX = 1200;
const MOST_PIXELS = 100_000_000;
const WEBP_QUALITY = 90;
const NAME_CHARACTERS = 32;

export function createCoverStore(storage: FileStorage): CoverStore {
  const fileOf = (name: string) => `covers/${name}-${WIDTH_PX}.webp`;
  return {
    async add(bytes) {
      const picture = await redraw(bytes);
      if (picture === undefined) return undefined;
      const name = createHash('sha256').update(picture).digest('hex').slice(0, NAME_CHARACTERS);
      await storage.put(fileOf(name), { bytes: Uint8Array.from(picture), contentType: 'image/webp' });
      return { name, color: await dominantColorOf(picture) };
    },
    read: async (name) => (await storage.get(fileOf(name)))?.bytes,
  };
}

async function redraw(bytes: Uint8Array): Promise<Buffer | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: WIDTH_PX, height: WIDTH_PX, fit: 'cover' })
      .flatten()
      .webp({ quality: WEBP_QUALITY })
      .toBuffer();
  } catch {
    return undefined; // not an image, or a broken one
  }
}

async function dominantColorOf(picture: Buffer): Promise<string> {
  const { dominant } = await sharp(picture).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
