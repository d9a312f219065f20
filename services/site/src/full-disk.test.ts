import { cp } from 'node:fs/promises';
import path from 'node:path';
import { type ApiClient, createApiClient, createSeededEnvironment, SHORT_MUSIC } from '@afterglow/api/testing';
import { isStartupError } from '@afterglow/kit';
import { mountSmallDisk, type SmallDisk } from '@afterglow/kit/testing';
import { shellContents, shellManifest, writeRelease } from '@afterglow/releases/testing';
import { createProgress } from '@afterglow/kit/terminal';
import { siteOptions } from './site-options.ts';
import { type Site, startSite } from './start-site.ts';

jest.setTimeout(120_000);

const SILENT = createProgress({ display: { marks: { done: '', failed: '' }, print: () => undefined }, now: () => 0 });
/** More than a table's page and the rest of a log segment hold. */
const MOST_LOGINS = 3_000;
const MEGABYTES = 200;

const mask = process.umask(0o077);
const disk = mountSmallDisk(MEGABYTES);
const testOnDisk = disk ? test : test.skip;
let site: Site | undefined;
afterAll(async () => {
  await site?.stop();
  await disk?.remove();
  process.umask(mask);
});

async function start({ folder }: SmallDisk, dataDir: string): Promise<Site> {
  const manifest = shellManifest('1.0.0');
  const options = siteOptions({ PORT: '0', DATA_DIR: path.join(folder, dataDir), MUSIC_AHEAD: 'none' });
  const build = async () => {
    const dir = await writeRelease(path.join(folder, 'shell'), manifest, shellContents('1.0.0'));
    return [{ dir, manifest, reused: false }];
  };
  const started = await startSite(options, SILENT, { checkout: { names: ['shell'], build }, ...SHORT_MUSIC });
  site = started;
  await started.ready;
  return started;
}

const readiness = async ({ url }: Site) => {
  const response = await fetch(new URL('/readyz', url));
  return { status: response.status, body: await response.json() };
};

/** Why the first login that can't be stored is refused. */
async function logInUntilRefused(api: ApiClient): Promise<string> {
  for (let logins = 0; logins < MOST_LOGINS; logins += 1) {
    try {
      await api.logIn('free');
    } catch (error) {
      return String(error);
    }
  }
  throw new Error('The disk has room for everyone.');
}

testOnDisk.each([0, 12_000_000, 30_000_000])(
  '[OPERATE-004] a start with %i bytes of space is one line that says what to do',
  async (freeBytes) => {
    if (!disk) return;
    disk.fill(freeBytes);
    const failure: unknown = await start(disk, 'first').catch((error: unknown) => error);
    expect(isStartupError(failure) && failure.message).toMatch(
      /^The disk of \S+ is full\. Your data is safe\. Free some space there, then start again\.$/,
    );
    disk.free();
  },
);

testOnDisk(
  '[OPERATE-004] a running site on a full disk refuses what it cannot store, is not ready, and recovers by itself',
  async () => {
    if (!disk) return;
    const seeded = await createSeededEnvironment();
    await cp(seeded.folder, path.join(disk.folder, 'data/api'), { recursive: true });
    await seeded.remove();
    const running = await start(disk, 'data');
    expect(await readiness(running)).toEqual({ status: 200, body: { status: 'ready' } });
    const api = createApiClient(new URL(running.url).origin);
    const token = await api.logIn('free');

    disk.fill();
    expect(await logInUntilRefused(api)).toMatch(/refused with 503: .*"out_of_space".*We're out of storage space/);
    expect(await readiness(running)).toMatchObject({ status: 503, body: { message: 'Not ready: disk.' } });

    disk.free();
    expect(await readiness(running)).toEqual({ status: 200, body: { status: 'ready' } });
    await api.logIn('free');
    // What was stored before is still there.
    expect((await api.call('createStreamTicket', { token })).data.ticket).toEqual(expect.any(String));
  },
);
