import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { restrictToOwner } from './restrict-to-owner.ts';
import { ensureFolder } from './ensure-folder.ts';
import { writeFileAtomic } from './write-file-atomic.ts';

const root = temporaryFolder();

test('a missing folder is created, with its parents', async () => {
  await ensureFolder(join(root, 'a/b/c'));
  expect((await stat(join(root, 'a/b/c'))).isDirectory()).toBe(true);
});

test('a file in the way of a folder is a startup error that says so', async () => {
  const path = join(root, 'file');
  await writeFile(path, '');
  const refusal = {
    name: 'StartupError',
    code: 'folder-unusable',
    message: expect.stringContaining('is a file, not a folder'),
  };
  await expect(ensureFolder(path)).rejects.toMatchObject(refusal);
  await expect(ensureFolder(join(path, 'below'))).rejects.toMatchObject(refusal);
});

test('a file is replaced as a whole, with its mode, and leaves no temporary file', async () => {
  const folder = join(root, 'atomic');
  await ensureFolder(folder);
  const path = join(folder, 'secret.json');
  await writeFileAtomic(path, 'old');
  await writeFileAtomic(path, 'new', { mode: 0o600 });
  expect(await readFile(path, 'utf8')).toBe('new');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['secret.json']);
});

test('a file that cannot be replaced leaves no temporary file', async () => {
  const folder = join(root, 'failing');
  await mkdir(join(folder, 'taken'), { recursive: true });
  await expect(writeFileAtomic(join(folder, 'taken'), 'x')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['taken']);
});

test('restricts a folder that others could read, with its contents, but follows no link', async () => {
  const folder = join(root, 'closed');
  const elsewhere = join(root, 'elsewhere.txt');
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  await mkdir(join(folder, 'logs'), { recursive: true });
  for (const path of [elsewhere, join(folder, 'logs/site.log'), join(folder, 'run.sh')]) await writeFile(path, '');
  await symlink(elsewhere, join(folder, 'link'));
  for (const [path, mode] of [
    [folder, 0o755],
    [join(folder, 'logs'), 0o775],
    [join(folder, 'logs/site.log'), 0o666],
    [join(folder, 'run.sh'), 0o755],
    [elsewhere, 0o644],
  ] as const) {
    await chmod(path, mode);
  }
  restrictToOwner(folder);
  expect(await modeOf(folder)).toBe('700');
  expect(await modeOf(join(folder, 'logs'))).toBe('700');
  expect(await modeOf(join(folder, 'logs/site.log'))).toBe('600');
  expect(await modeOf(join(folder, 'run.sh'))).toBe('700');
  expect(await modeOf(elsewhere)).toBe('644');
});

test('a missing folder needs no restriction', () => {
  expect(() => restrictToOwner(join(root, 'nowhere'))).not.toThrow();
});
