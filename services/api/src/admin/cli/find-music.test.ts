import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
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

test('[IMPORT-004] every possible name of a file or folder is found, with its bytes unchanged', async () => {
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

test('[IMPORT-004] links are followed without cycles, and a broken one is found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'links-'));
  try {
    await mkdir(join(folder, 'music'));
    await mkdir(join(folder, 'other', 'deep'), { recursive: true });
    for (const name of ['music/own.mp3', 'other/far.mp3', 'other/deep/farther.m4b'])
      await writeFile(join(folder, name), name);
    await symlink('../other', join(folder, 'music', 'folder'));
    await symlink('../other/far.mp3', join(folder, 'music', 'file.mp3'));
    await symlink('../other/deep', join(folder, 'music', 'folder.mp3'));
    await symlink('.', join(folder, 'music', 'round'));
    await symlink('nothing.mp3', join(folder, 'music', 'nowhere.mp3'));
    await symlink('itself.mp3', join(folder, 'music', 'itself.mp3'));
    const found = (await findMusic(join(folder, 'music'))).map((path) => path.toString().slice(folder.length + 7));
    expect(found).toEqual([
      'file.mp3',
      'folder.mp3/farther.m4b',
      'folder/deep/farther.m4b',
      'folder/far.mp3',
      'itself.mp3',
      'nowhere.mp3',
      'own.mp3',
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
