import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Pictures that came with music. What is kept is drawn anew, so nothing of the file that was sent is ever served. */
export interface CoverStore {
  /** Keeps a picture, square and at most 1200 px wide; undefined for what is no picture. */
  add(bytes: Uint8Array): Promise<{ readonly name: string; readonly color: string } | undefined>;
  read(name: string): Promise<Buffer>;
}

const WIDTH_PX = 1200;
const MOST_PIXELS = 100_000_000;
const WEBP_QUALITY = 90;
const NAME_CHARACTERS = 32;

export function createCoverStore(dataDir: string): CoverStore {
  const folder = path.join(dataDir, 'media', 'covers');
  const fileOf = (name: string) => path.join(folder, `${name}.webp`);
  return {
    async add(bytes) {
      const picture = await redraw(bytes);
      if (picture === undefined) return undefined;
      const name = createHash('sha256').update(picture).digest('hex').slice(0, NAME_CHARACTERS);
      await mkdir(folder, { recursive: true });
      await writeFile(`${fileOf(name)}.part`, picture, { flush: true });
      await rename(`${fileOf(name)}.part`, fileOf(name));
      return { name, color: await dominantColorOf(picture) };
    },
    read: (name) => readFile(fileOf(name)),
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
    return undefined; // no picture, or a broken one
  }
}

async function dominantColorOf(picture: Buffer): Promise<string> {
  const { dominant } = await sharp(picture).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
