import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOUND_FIXTURES } from '../../testing/sound-fixtures.ts';
import { openTagReader, type ReadTags } from './open-tag-reader.ts';

/** Sound without tags, and a folder whose files are read. */
export interface TagFiles {
  readonly mp3: Buffer;
  readonly flac: Buffer;
  readonly ogg: Buffer;
  /** Writes the parts as a file, and a cue sheet beside it if there is one. */
  read(
    name: string,
    parts: readonly Uint8Array[],
    more?: { readonly encoding?: string; readonly sheet?: Buffer },
  ): Promise<ReadTags>;
  close(): Promise<void>;
}

export async function openTagFiles(): Promise<TagFiles> {
  const reader = openTagReader();
  const folder = await mkdtemp(join(tmpdir(), 'tags-'));
  const fixture = (name: string): Promise<Buffer> => readFile(join(SOUND_FIXTURES, name));
  const [tagged, flac, ogg] = await Promise.all([fixture('tone.mp3'), fixture('tone.flac'), fixture('tone.ogg')]);
  const mp3 = tagged.subarray(10 + tagged.readUInt8(8) * 128 + tagged.readUInt8(9));
  let count = 0;
  return {
    mp3,
    flac,
    ogg,
    async read(name, parts, { encoding, sheet } = {}) {
      const path = join(folder, `${++count} ${name}`);
      await writeFile(path, Buffer.concat(parts));
      if (sheet !== undefined) await writeFile(`${path}.cue`, sheet);
      return reader.read(path, encoding);
    },
    async close() {
      reader.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
