import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { currentProcess } from './process-identity.ts';

const root = temporaryFolder();

async function startOwner(folder: string) {
  const lockModule = new URL('folder-lock.ts', import.meta.url).href;
  const code = `const { lockFolder } = await import(${JSON.stringify(lockModule)});
    await lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(owner.stdout, 'data');
  return owner;
}

test('rejects a folder that another process holds, and names the process', async () => {
  const folder = join(root, 'held');
  const owner = await startOwner(folder);
  await expect(lockFolder(folder)).rejects.toMatchObject({
    name: 'StartupError',
    code: 'folder-locked',
    message: expect.stringContaining(`in use by process ${owner.pid}`),
  });
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  const lock = await lockFolder(folder);
  expect(JSON.parse(await readFile(join(folder, '.lock'), 'utf8'))).toMatchObject({ pid: process.pid });
  await lock.release();
}, 30_000);

test('rejects a folder that this process holds until it is released', async () => {
  const folder = join(root, 'mine');
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow('Stop that process');
  await lock.release();
  await lock.release();
  expect(await readdir(folder)).toEqual([]);
  await (await lockFolder(folder)).release();
});

test.each([
  ['of a process with our pid that is gone', JSON.stringify({ ...currentProcess(), id: 'earlier' })],
  ['of a pid that another process has by now', JSON.stringify({ pid: process.ppid, startMark: '1', id: 'earlier' })],
  ['that cannot be read', '{"pid":'],
])('a lock %s is taken over', async (_what, content) => {
  const folder = join(root, 'stale');
  await (await lockFolder(folder)).release();
  await writeFile(join(folder, '.lock'), content);
  await (await lockFolder(folder)).release();
  expect(await readdir(folder)).toEqual([]);
});

test('of many that find the same dead owner exactly one acquires the lock', async () => {
  const folder = join(root, 'race');
  await (await lockFolder(folder)).release();
  await writeFile(join(folder, '.lock'), JSON.stringify({ pid: 4_000_000, startMark: '1', id: 'dead' }));
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
