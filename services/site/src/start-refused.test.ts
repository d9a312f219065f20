import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createProgress } from '@afterglow/kit/terminal';
import { isStartupError, lockFolder } from '@afterglow/kit';
import { siteOptions } from './site-options.ts';
import { startSite } from './start-site.ts';

const MAIN = path.join(import.meta.dirname, 'main.ts');

const SILENT = createProgress({ display: { marks: { done: '', failed: '' }, print: () => undefined }, now: () => 0 });
/** Longer than any failure takes; a site that starts anyway fails the test instead of hanging. */
const START_LIMIT_MS = 20_000;
jest.setTimeout(2 * START_LIMIT_MS);

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'afterglow-site-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a site process that fails to start, and returns its output and exit code. */
async function runRefused(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...inFolder(env) },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: START_LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, lines: errors.trim().split('\n') };
}

/** The output of that process, without the second that its start takes. */
async function refusalOf(env: Readonly<Record<string, string>>): Promise<string> {
  // The start sets this mask for the whole process, which has other tests to run.
  const mask = process.umask(0o077);
  try {
    const site = await startSite(siteOptions(inFolder(env)), SILENT, {
      checkout: { names: [], build: () => Promise.resolve([]) },
    });
    await site.stop();
    throw new Error('The site has started.');
  } catch (error) {
    if (!isStartupError(error)) throw error;
    expect(error.message).not.toContain('\n');
    return error.message;
  } finally {
    process.umask(mask);
  }
}

function inFolder(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', ...env };
}

test('a port in use is one line that says what to do, and ends the process', async () => {
  const server = net.createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await runRefused({ PORT: String(port) })).toEqual({
    code: 1,
    lines: [expect.stringMatching(new RegExp(`^Port ${port} is in use\\. .*PORT`))],
  });
  expect(await readdir(folder)).toEqual([]);
  server.close();
});

test('a port for metrics in use is one line that names its variable, before anything is prepared', async () => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await refusalOf({ METRICS_PORT: String(port) })).toMatch(/in use\. .* set METRICS_PORT to a free port\.$/);
  expect(await readdir(folder)).toEqual([]);
  server.close();
});

test('a host that is not this machine is one line that says what to do', async () => {
  expect(await refusalOf({ HOST: '192.0.2.1' })).toMatch(/^192\.0\.2\.1 isn't an address .*HOST.*$/);
  expect(await refusalOf({ METRICS_PORT: '0', METRICS_HOST: '192.0.2.1' })).toMatch(/^192\..*METRICS_HOST.*$/);
});

test('an incomplete set of variables is one line, before anything is prepared', async () => {
  expect(await refusalOf({ S3_BUCKET: 'music' })).toMatch(/^S3_BUCKET is set, but S3_ENDPOINT, .* are missing\./);
  expect(await readdir(folder)).toEqual([]);
});

test('a misspelled variable is one line with the one that was meant', async () => {
  const refusal = "PUBIC_URL isn't a variable. Did you mean PUBLIC_URL?";
  expect(await refusalOf({ PUBIC_URL: 'https://radio.example' })).toBe(refusal);
});

test('a data folder that another process holds is one line with the process, and stays unchanged', async () => {
  const lock = await lockFolder(folder);
  expect(await refusalOf({})).toMatch(new RegExp(`in use by process ${process.pid}\\. .*DATA_DIR.*$`));
  expect(await readdir(folder)).toEqual(['.lock']);
  await lock.release();
});

test('a path that is not a folder is one line that says so', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, 'mine');
  expect(await refusalOf({ DATA_DIR: file })).toMatch(/is a file, not a folder.*DATA_DIR.*$/);
});

test('a folder that cannot be written is one line that says so', async () => {
  expect(await refusalOf({ DATA_DIR: '/proc/afterglow' })).toMatch(/folder \/proc\/afterglow.*DATA_DIR.*$/);
});

test('a DATABASE_URL that is not a URL is one line without its password', async () => {
  const refusal = await refusalOf({ DATABASE_URL: 'mysql://owner:secret@localhost/afterglow' });
  expect(refusal).toMatch(/^DATABASE_URL isn't valid/);
  expect(refusal).not.toContain('secret');
});

test('an unresponsive DATABASE_URL is one line without its password, and ends the process', async () => {
  const { code, lines } = await runRefused({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/afterglow' });
  expect(lines).toEqual([expect.stringMatching(/DATABASE_URL/)]);
  expect(lines[0]).not.toContain('secret');
  expect(code).toBe(1);
});

test('a port that is not a number is one line that names the variable', async () => {
  expect(await refusalOf({ PORT: 'eighty' })).toMatch(/^PORT isn't valid/);
});
