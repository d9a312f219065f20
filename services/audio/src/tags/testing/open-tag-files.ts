import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOUND_FIXTURES } from '../../testing/sound-fixtures.ts';
import { openTagReader, type ReadTags } from './open-tag-reader.ts';

/** Audio without tags, and a folder whose files are read. */
export interface TagFiles {
  readonly mp3: Buffer;
  readonly flac: Buffer;
  readonly ogg: Buffer;
  readonly opus: Buffer;
  /** Writes the parts as a file in its own folder, and next to it a cue sheet, or a folder with that name. */
  read(
    name: string | Buffer,
    parts: readonly Uint8Array[],
    more?: { readonly encoding?: string; readonly sheet?: Buffer | 'folder' },
  ): Promise<ReadTags>;
  close(): Promise<void>;
}

export async function openTagFiles(): Promise<TagFiles> {
  const reader = openTagReader();
  const folder = await mkdtemp(join(tmpdir(), 'tags-'));
  const fixture = (name: string): Promise<Buffer> => readFile(join(SOUND_FIXTURES, name));
  const [tagged, flac, ogg, opus] = await Promise.all([
    fixture('tone.mp3'),
    fixture('tone.flac'),
    fixture('tone.ogg'),
    fixture('tone.opus'),
  ]);
  const mp3 = tagged.subarray(10 + tagged.readUInt8(8) * 128 + tagged.readUInt8(9));
  let count = 0;
  return {
    mp3,
    flac,
    ogg,
    opus,
    async read(name, parts, { encoding, sheet } = {}) {
      const own = join(folder, `${++count}`);
      await mkdir(own);
      const path = Buffer.concat([Buffer.from(`${own}/`), typeof name === 'string' ? Buffer.from(name) : name]);
      await writeFile(path, Buffer.concat(parts));
      const beside = Buffer.concat([path, Buffer.from('.cue')]);
      if (sheet === 'folder') await mkdir(beside);
      else if (sheet !== undefined) await writeFile(beside, sheet);
      return reader.read(path, encoding);
    },
    async close() {
      reader.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
