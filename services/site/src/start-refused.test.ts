import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockFolder } from '@afterglow/kit';

const MAIN = path.join(import.meta.dirname, 'main.ts');

/** Longer than any refusal takes; a site that starts anyway is a failure, not a wait. */
const START_LIMIT_MS = 20_000;
jest.setTimeout(2 * START_LIMIT_MS);

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'afterglow-site-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

async function startRefused(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: START_LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, lines: errors.trim().split('\n') };
}

async function expectRefusal(env: Readonly<Record<string, string>>, message: RegExp) {
  const { code, lines } = await startRefused(env);
  expect(lines).toEqual([expect.stringMatching(message)]);
  expect(code).toBe(1);
}

test('a port in use is one line that says what to do', async () => {
  const server = net.createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expectRefusal({ PORT: String(port) }, new RegExp(`^Port ${port} is in use: .*PORT`));
  expect(await readdir(folder)).toEqual([]);
  server.close();
});

test('a host that is not this machine is one line that says what to do', async () => {
  await expectRefusal({ HOST: '192.0.2.1' }, /^Port 0 of 192\.0\.2\.1 cannot be used: .*HOST/);
});

test('a data folder that another process holds is one line that names the process, and stays as it is', async () => {
  const lock = await lockFolder(folder);
  await expectRefusal({}, new RegExp(`in use by process ${process.pid}: .*DATA_DIR`));
  expect(await readdir(folder)).toEqual(['.lock']);
  await lock.release();
});

test('something that is not a folder is one line that says so', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, 'mine');
  await expectRefusal({ DATA_DIR: file }, /is not a folder.*DATA_DIR/);
});

test('a folder that cannot be written is one line that says so', async () => {
  await expectRefusal({ DATA_DIR: '/proc/afterglow' }, /^The folder \/proc\/afterglow .*DATA_DIR/);
});

test.each([
  ['that is no address', 'mysql://localhost/afterglow', /^DATABASE_URL is not valid/],
  ['that nobody answers', 'postgres://nobody:secret@127.0.0.1:1/afterglow', /DATABASE_URL/],
])('a DATABASE_URL %s is one line without its password', async (_, url, message) => {
  const { code, lines } = await startRefused({ DATABASE_URL: url });
  expect(lines).toEqual([expect.stringMatching(message)]);
  expect(lines[0]).not.toContain('secret');
  expect(code).toBe(1);
});

test('a port that is no number is one line that names the variable', async () => {
  await expectRefusal({ PORT: 'eighty' }, /^PORT is not valid/);
});
