import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMusic, hashFile } from './find-music.ts';

const NAMES = [
  'emoji 🎧🔥.mp3',
  'hash #1 100% ? & + .mp3',
  'שלום עולם.flac',
  'new\nline.OGG',
  'quote \' " `.wav',
  'decomposed e\u0301te\u0301.mp3',
  `${'x'.repeat(239)}.mp3`,
  'two dots..MP3',
  '\u008d\u0084.mp3',
];

test('[IMPORT-004] every name that a file or folder can have is found, as its bytes are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'names-'));
  try {
    const latin1 = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from('caf\u00e9', 'latin1')]);
    await mkdir(latin1);
    const inFolder = Buffer.concat([latin1, Buffer.from('/\u0096\u00e9.mp3', 'latin1')]);
    await writeFile(inFolder, 'inside');
    for (const name of NAMES) await writeFile(join(folder, name), name);
    for (const name of ['.hidden.mp3', 'notes.txt', 'mp3']) await writeFile(join(folder, name), '');
    await mkdir(join(folder, 'folder.mp3'));
    const found = await findMusic(folder);
    const expected = [...NAMES.map((name) => Buffer.from(join(folder, name))), inFolder];
    expect(found.map((path) => path.toString('hex'))).toEqual(
      expected.toSorted((one, other) => one.compare(other)).map((path) => path.toString('hex')),
    );
    expect(new Set(await Promise.all(found.map(hashFile))).size).toBe(found.length);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
