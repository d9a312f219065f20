import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSeededEnvironment, SHORT_MUSIC } from '@afterglow/api/testing';
import { createProgress } from '@afterglow/kit/terminal';
import {
  remoteContents,
  remoteManifest,
  shellContents,
  shellManifest,
  writeRelease,
} from '@afterglow/releases/testing';
import { packagedReleases } from './packaged-releases.ts';
import { siteOptions } from './site-options.ts';
import { startSite } from './start-site.ts';

const mask = process.umask(0o077);
let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'afterglow-packaged-'));
});
afterAll(async () => {
  // The start sets it for the whole process.
  process.umask(mask);
  await rm(home, { recursive: true });
});

test('a checkout has no packaged releases', () => {
  expect(packagedReleases()).toBeUndefined();
});

test('the first start of a package publishes its releases, the shell first', async () => {
  const folder = path.join(home, 'releases');
  await mkdir(folder);
  await writeRelease(path.join(folder, 'radio'), remoteManifest('radio', '1.0.0'), remoteContents('radio', '1.0.0'));
  await writeRelease(path.join(folder, 'shell'), shellManifest('1.0.0'), shellContents('1.0.0'));
  const lines: string[] = [];
  const display = { marks: { done: '', failed: '' }, print: (line: string) => void lines.push(line) };
  const dataDir = path.join(home, 'data');
  await mkdir(dataDir);
  await rename((await createSeededEnvironment()).folder, path.join(dataDir, 'api'));
  const site = await startSite(
    siteOptions({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', MUSIC_AHEAD: 'none' }),
    createProgress({ display, now: () => 0 }),
    { checkout: packagedReleases(folder), ...SHORT_MUSIC },
  );
  expect(await site.ready).toBe(true);
  expect(await (await fetch(site.url)).text()).toContain('/shell/1.0.0/');
  expect((await fetch(`${site.url}/remotes/radio/1.0.0/entry.js`)).status).toBe(200);
  expect(lines.join('\n')).not.toContain('Building');
  await site.stop();
});
