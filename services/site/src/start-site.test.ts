import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSeededEnvironment } from '@afterglow/api/testing';
import { shellContents, shellManifest, writeRelease } from '@afterglow/releases/testing';
import { BuildFailedError } from '@afterglow/shared-build';
import { createProgress } from '@afterglow/kit/terminal';
import type { Built } from './publish-releases.ts';
import { siteOptions } from './site-options.ts';
import { type Site, startSite } from './start-site.ts';

jest.setTimeout(120_000);

/** A shell of this version, in the page of any path. */
const LIVE = '/shell/1.0.0/';

const mask = process.umask(0o077);
let home: string;
let site: Site | undefined;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'afterglow-site-'));
  await mkdir(path.join(home, 'data'));
  await rename((await createSeededEnvironment()).folder, path.join(home, 'data/api'));
});
afterEach(() => site?.stop());
afterAll(async () => {
  // The start sets it for the whole process.
  process.umask(mask);
  await rm(home, { recursive: true, force: true });
});

async function start() {
  const lines: string[] = [];
  const display = { marks: { done: '✓', failed: '✗' }, print: (line: string) => void lines.push(line) };
  const { promise, resolve, reject } = Promise.withResolvers<readonly Built[]>();
  const environment = { PORT: '0', DATA_DIR: path.join(home, 'data'), LOG_LEVEL: 'silent', MUSIC_AHEAD: 'none' };
  const running = await startSite(siteOptions(environment), createProgress({ display, now: () => 0 }), {
    checkout: { names: ['shell'], build: (progress) => progress.step('Building the areas', () => promise) },
    warmUp: false,
  });
  site = running;
  const visit = async (page: string) => {
    const response = await fetch(new URL(page, running.url));
    return { status: response.status, text: await response.text() };
  };
  return { running, lines, visit, built: resolve, failed: reject };
}

test('[OPERATE-001] a first start shows the starting page until its build is published', async () => {
  const { running, visit, built } = await start();
  expect(await visit('/')).toMatchObject({ status: 503, text: expect.stringContaining('Afterglow is starting') });
  expect(await visit('/v3/genres')).toMatchObject({ status: 200 });
  const manifest = shellManifest('1.0.0');
  const dir = await writeRelease(path.join(home, 'shell'), manifest, shellContents('1.0.0'));
  built([{ dir }]);
  expect(await running.ready).toBe(true);
  expect((await visit('/')).text).toContain(LIVE);
  expect(await visit('/readyz')).toMatchObject({ status: 200 });
});

test('[OPERATE-001] a later start serves what is live before the build, and after one that fails', async () => {
  const { running, lines, visit, failed } = await start();
  expect((await visit('/')).text).toContain(LIVE);
  expect(await visit('/readyz')).toMatchObject({ status: 200 });
  failed(new BuildFailedError('radio', 'This is no TypeScript.'));
  expect(await running.ready).toBe(true);
  expect(lines).toContain('✗ Building the areas (0.0 s)');
  expect(lines.join('\n')).toContain(
    "Building radio failed:\nThis is no TypeScript.\nThe areas weren't published. What was live stays",
  );
  expect((await visit('/')).text).toContain(LIVE);
});

test('a site that is stopped during its build is never ready', async () => {
  const { running, built } = await start();
  const stopped = running.stop();
  built([]);
  expect(await running.ready).toBe(false);
  await stopped;
});
