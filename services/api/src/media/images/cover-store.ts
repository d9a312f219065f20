import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { COVERS_FOLDER, type FileStorage } from '../storage/index.ts';

/** Images that came with music. They are re-encoded before storage, so nothing of the original file is ever served. */
export interface CoverStore {
  /** Stores an image, square; undefined for anything but an image. */
  add(bytes: Uint8Array): Promise<{ readonly name: string; readonly color: string } | undefined>;
  /** Undefined for a missing one. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** The name of its file. */
  fileOf(name: string): string;
  /** Looks for all that mixes need, and puts those that only the former storage has where all instances find them. */
  inspect(names: readonly string[]): Promise<void>;
  /** How many were missing when they were last looked for. */
  readonly missing: number;
}

export interface CoverStoreOptions {
  readonly files: FileStorage;
  readonly former?: FileStorage | undefined;
  /** Called once for an image that turns out to be missing, until it is found again. */
  readonly onMissing?: (name: string) => void;
}

const WIDTH_PX = 1200;
const MOST_PIXELS = 100_000_000;
const WEBP_QUALITY = 90;
const NAME_CHARACTERS = 32;

export function createCoverStore({ files, former, onMissing = () => undefined }: CoverStoreOptions): CoverStore {
  const missing = new Set<string>();
  const fileOf = (name: string) => `${COVERS_FOLDER}${name}-${WIDTH_PX}.webp`;
  function note(name: string, isThere: boolean): void {
    if (isThere) missing.delete(name);
    else if (!missing.has(name)) {
      missing.add(name);
      onMissing(name);
    }
  }

  return {
    fileOf,
    async add(bytes) {
      const picture = await redraw(bytes);
      if (picture === undefined) return undefined;
      const name = createHash('sha256').update(picture).digest('hex').slice(0, NAME_CHARACTERS);
      await files.put(fileOf(name), { bytes: Uint8Array.from(picture), contentType: 'image/webp' });
      return { name, color: await dominantColorOf(picture) };
    },
    async read(name) {
      const found = await files.get(fileOf(name));
      note(name, found !== undefined);
      return found?.bytes;
    },
    async inspect(names) {
      const stored = await files.list(COVERS_FOLDER);
      for (const name of missing) if (!names.includes(name)) missing.delete(name);
      for (const name of names) {
        const file = fileOf(name);
        const found = stored.has(file) ? undefined : await former?.get(file);
        if (found !== undefined) await files.put(file, found);
        note(name, stored.has(file) || found !== undefined);
      }
    },
    get missing() {
      return missing.size;
    },
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
