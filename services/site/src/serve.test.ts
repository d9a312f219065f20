import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSeededEnvironment } from '@afterglow/api/testing';
import { createProgress } from '@afterglow/kit/terminal';
import { type BucketServer, startBucketServer } from '@afterglow/kit/testing';
import { shellContents, shellManifest, writeRelease } from '@afterglow/releases/testing';
import { siteOptions } from './site-options.ts';
import { startSite } from './start-site.ts';

jest.setTimeout(120_000);

const ROOT = path.join(import.meta.dirname, '../../..');
/** All that serving reads of a checkout: no build, and nothing for tests. */
const READ = ['services', 'shared-contracts', 'shared-registry-contracts', 'node_modules', 'package.json'];

type Variables = Readonly<Record<string, string | undefined>>;

let home: string;
let checkout: string;
let bucket: BucketServer;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'afterglow-serve-'));
  checkout = await copyCheckout();
  bucket = await startBucketServer();
});
afterAll(async () => {
  await bucket.stop();
  await rm(home, { recursive: true, force: true });
});

/** A checkout without shared-build and other tools, and with a new lockfile: an install or a build would fail here. */
async function copyCheckout(): Promise<string> {
  const folder = path.join(home, 'checkout');
  await mkdir(path.join(folder, 'scripts'), { recursive: true });
  await cp(path.join(ROOT, 'scripts/run.mjs'), path.join(folder, 'scripts/run.mjs'));
  await writeFile(path.join(folder, 'pnpm-lock.yaml'), '');
  for (const name of READ) await symlink(path.join(ROOT, name), path.join(folder, name));
  return folder;
}

/** A data folder with a live shell, whose files are in the bucket if it has one. */
async function publish(name: string, variables: Variables = {}): Promise<Variables> {
  const dataDir = path.join(home, name);
  await mkdir(dataDir);
  await rename((await createSeededEnvironment()).folder, path.join(dataDir, 'api'));
  const environment = { ...variables, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', MUSIC_AHEAD: 'none' };
  const dir = await writeRelease(path.join(home, `${name}-shell`), shellManifest('1.0.0'), shellContents('1.0.0'));
  const progress = createProgress({
    display: { marks: { done: '', failed: '' }, print: () => undefined },
    now: () => 0,
  });
  const checkedOut = { names: ['shell'], build: () => Promise.resolve([{ dir }]) };
  const site = await startSite(siteOptions(environment), progress, { checkout: checkedOut, warmUp: false });
  await site.ready;
  await site.stop();
  return environment;
}

/** Runs `npm run serve` with write access to its data folder and /dev only, and no program to install with. */
function serve(environment: Variables) {
  const { DATA_DIR: dataDir = '' } = environment;
  const permissions = [
    '--disable-warning=SecurityWarning',
    '--permission',
    '--allow-worker',
    '--allow-addons',
    '--allow-child-process',
  ];
  // The releases of a package: looked for, but not here.
  const readable = [checkout, dataDir, ...[...READ, 'releases'].map((name) => path.join(ROOT, name))];
  const allowed = [...readable.map((folder) => `--allow-fs-read=${folder}`), `--allow-fs-write=${dataDir}`];
  const child = spawn(process.execPath, [path.join(checkout, 'scripts/run.mjs'), 'serve'], {
    env: { ...environment, NODE_OPTIONS: [...permissions, ...allowed].join(' ') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  let output = '';
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const url = /is ready at (\S+)/.exec(output)?.[1];
        if (url !== undefined) resolve(url);
      });
    }
    void ended.then(() => resolve(''));
  });
  return {
    ready,
    async end() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return { code, output };
    },
  };
}

async function expectServed(environment: Variables): Promise<void> {
  const site = serve(environment);
  const url = await site.ready;
  const visit = async (page: string) => {
    const response = await fetch(url + page);
    return { status: response.status, text: await response.text() };
  };
  const { text } = await visit('/');
  const script = /[^"]+\/shell\/1\.0\.0\/[^"]*shell\.js/.exec(text)?.[0] ?? '/without a shell';
  expect(await visit(script)).toEqual({ status: 200, text: shellContents('1.0.0')['shell.js'] });
  for (const page of ['/v3/genres', '/readyz']) expect(await visit(page)).toMatchObject({ status: 200 });
  expect(await site.end()).toEqual({ code: 0, output: expect.not.stringMatching(/Installing|Building|Publishing/) });
}

test('[OPERATE-002] npm run serve needs a published data folder, and no install, build, or write elsewhere', async () => {
  await expectServed(await publish('data'));
});

test('[OPERATE-002] npm run serve needs only the database where the releases are in a bucket', async () => {
  const environment = await publish('data-of-bucket', bucket.config);
  await rm(path.join(home, 'data-of-bucket/releases/files'), { recursive: true });
  await expectServed(environment);
});

test('without anything published npm run serve is one line that says what to do, and creates nothing', async () => {
  const site = serve({ DATA_DIR: path.join(home, 'missing') });
  await site.ready;
  expect(await site.end()).toEqual({
    code: 1,
    output: expect.stringMatching(/^Nothing is published in \S+missing yet\. .*DATA_DIR.*npm start.*\n$/),
  });
  expect(await readdir(home)).not.toContain('missing');
});
