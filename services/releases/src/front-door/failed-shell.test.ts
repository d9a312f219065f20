import { join } from 'node:path';
import {
  FAILED_SHELL_COOKIE,
  HANG_WATCH_PATH,
  LIVE_SET_ELEMENT_ID,
  type LiveSet,
  liveSetEventsPath,
  liveSetPath,
  liveSetSchema,
  OFFLINE_DOCUMENT_PATH,
  type ReleaseManifest,
  SERVICE_WORKER_PATH,
} from '@afterglow/shared-contracts';
import { registryOperations } from '@afterglow/shared-registry-contracts';
import { openEventStream } from '../testing/event-stream.ts';
import {
  type ReleaseContents,
  remoteContents,
  remoteManifest,
  shellContents,
  shellManifest,
  writeRelease,
} from '../testing/fake-release.ts';
import { partCookie } from '../testing/networks.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

const PRODUCTION = { environment: 'production' } as const;
const NEWER = { rxjs: '8.0.0' };

let registry: TestRegistry;

async function publish(manifest: ReleaseManifest, contents: ReleaseContents): Promise<void> {
  const folder = join(registry.dataDir, `../${manifest.name}-${manifest.version}`);
  await registry.team(manifest.name).publish(await writeRelease(folder, manifest, contents));
}

async function publishShell(version: string, sharedRanges: Readonly<Record<string, string>> = {}): Promise<void> {
  const contents = {
    ...shellContents(version),
    [`boot.0${version.replaceAll('.', '')}.js`]: `/* boot ${version} */`,
    'service-worker.js': `/* worker ${version} */`,
    'hang-watch.js': `/* watch ${version} */`,
  };
  await publish({ ...shellManifest(version, contents), sharedRanges }, contents);
}

const publishRadio = (version: string, sharedRanges: Readonly<Record<string, string>> = {}) =>
  publish(remoteManifest('radio', version, { sharedRanges }), remoteContents('radio', version));

const promote = (remote: string, version: string) =>
  registry.manager.promote({ ...PRODUCTION, remote, version, reason: 'new' });
const rollback = (remote: string) => registry.manager.rollback({ ...PRODUCTION, remote, reason: 'bad' });

interface SeenPage {
  readonly html: string;
  readonly shell: string | undefined;
  readonly liveSet: LiveSet;
  readonly cookies: readonly string[];
}

const failedCookie = (version: string) => `${FAILED_SHELL_COOKIE}=${version}`;

async function open(cookie: string, pathname = '/radio'): Promise<SeenPage> {
  const answer = await registry.fetch(pathname, { headers: { accept: 'text/html', cookie } });
  const html = await answer.text();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('vary')).toContain('cookie');
  const json = new RegExp(`id="${LIVE_SET_ELEMENT_ID}">([^<]+)<`).exec(html)?.[1] ?? '';
  return {
    html,
    shell: /src="\/remotes\/shell\/([^/]+)\/shell\.js"/.exec(html)?.[1],
    liveSet: liveSetSchema.parse(JSON.parse(json)),
    cookies: answer.headers.getSetCookie(),
  };
}

const radioIn = ({ remotes }: LiveSet) => remotes.find(({ name }) => name === 'radio');

beforeAll(async () => {
  registry = await startTestRegistry();
  await publishShell('1.0.0');
  await publishShell('1.0.1');
  await publishShell('2.0.0', NEWER);
  await publishShell('2.0.1', NEWER);
  await promote('shell', '1.0.0');
  await promote('shell', '1.0.1');
  await publishRadio('1.0.0');
  await publishRadio('1.0.1');
  await publishRadio('1.0.2');
  await promote('radio', '1.0.0');
  await promote('radio', '1.0.1');
  // Good at first, then rolled back.
  await promote('radio', '1.0.2');
  await rollback('radio');
  await promote('shell', '2.0.0');
  await publishRadio('2.0.0', NEWER);
  await promote('radio', '2.0.0');
}, START_LIMIT_MS);
afterAll(() => registry.close());

test("[RELEASE-030] the startup watch is the first script, with its hash; the shell's tags are unchanged", async () => {
  const { html } = await open('');
  const scripts = [...html.matchAll(/<script src="([^"]+)"([^>]*)><\/script>/g)].map(([, src, rest]) => [src, rest]);
  expect(scripts).toEqual([
    [
      '/remotes/shell/2.0.0/boot.0200.js',
      expect.stringMatching(/^ defer integrity="sha384-[^"]+" crossorigin="anonymous"$/),
    ],
    [
      '/remotes/shell/2.0.0/shell.js',
      expect.stringMatching(/^ defer integrity="sha384-[^"]+" crossorigin="anonymous"$/),
    ],
  ]);
});

test('[RELEASE-030] after a failed start a browser gets the last good shell and the newest areas that fit', async () => {
  const usual = await open('');
  expect([usual.shell, radioIn(usual.liveSet)?.live.version]).toEqual(['2.0.0', '2.0.0']);
  const page = await open(failedCookie('2.0.0'));
  expect(page.shell).toBe('1.0.1');
  expect(page.html).not.toContain('/remotes/radio/2.0.0/');
  expect(page.liveSet).toMatchObject({ shellVersion: '1.0.1', revision: usual.liveSet.revision });
  // Not 1.0.2, which was rolled back.
  expect(radioIn(page.liveSet)).toMatchObject({ live: { version: '1.0.1' }, previousVersion: '1.0.0' });
  expect(page.cookies.filter((one) => one.startsWith(FAILED_SHELL_COOKIE))).toEqual([]);
  // The same page for the others, whatever was rendered before.
  expect((await open('')).html).toBe(usual.html);
});

test('[RELEASE-030] its event stream, live set and workers belong to that shell', async () => {
  const cookie = failedCookie('2.0.0');
  const ask = (path: string, headers: Record<string, string> = {}) =>
    registry.fetch(path, { headers: { cookie, ...headers } });
  const answer = await ask(liveSetPath('production'));
  const liveSet = liveSetSchema.parse(await answer.json());
  expect([liveSet.shellVersion, radioIn(liveSet)?.live.version]).toEqual(['1.0.1', '1.0.1']);
  // A cache with this revision lacks this page.
  expect(answer.headers.get('etag')).toBeNull();
  const known = (await registry.fetch(liveSetPath('production'))).headers.get('etag') ?? '';
  expect((await ask(liveSetPath('production'), { 'if-none-match': known })).status).toBe(200);

  const stream = await openEventStream(registry.url + liveSetEventsPath('production'), { cookie });
  const reported = (await stream.next()).liveSet;
  stream.close();
  expect([reported.shellVersion, radioIn(reported)?.live.version]).toEqual(['1.0.1', '1.0.1']);

  for (const [path, text] of [
    [SERVICE_WORKER_PATH, 'worker'],
    [HANG_WATCH_PATH, 'watch'],
  ] as const) {
    expect(await (await ask(path)).text()).toBe(`/* ${text} 1.0.1 */`);
    expect(await (await registry.fetch(path)).text()).toBe(`/* ${text} 2.0.0 */`);
  }
});

test('[RELEASE-030] the offline document belongs to that shell, is watched, and sets no cookie', async () => {
  const page = await open(failedCookie('2.0.0'), OFFLINE_DOCUMENT_PATH);
  expect(page.shell).toBe('1.0.1');
  expect(page.html).toContain('/remotes/shell/1.0.1/boot.0101.js');
  expect(page.cookies).toEqual([]);
  expect((await open('', OFFLINE_DOCUMENT_PATH)).shell).toBe('2.0.0');
});

test.each(['1.0.0', '1.0.1', '2.0.1', '9.9.9', '2.0.00', '../2.0.0', ''])(
  '[RELEASE-030] a cookie that names %s, which is not live, has no effect and is deleted',
  async (version) => {
    const { shell, cookies } = await open(failedCookie(version));
    expect(shell).toBe('2.0.0');
    const ended = cookies.filter((one) => one.startsWith(FAILED_SHELL_COOKIE));
    if (/^[\d.]+$/.test(version)) expect(ended).toEqual([`${FAILED_SHELL_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`]);
    else expect(ended).toEqual([]);
  },
);

test('[RELEASE-030] HEAD responds with the same cookies as GET', async () => {
  const headers = { accept: 'text/html', cookie: failedCookie('1.0.0') };
  const answer = await registry.fetch('/radio', { method: 'HEAD', headers });
  expect(answer.headers.getSetCookie().join()).toContain(`${FAILED_SHELL_COOKIE}=; Path=/; Max-Age=0`);
});

test('[RELEASE-030] a canary is included where it runs in that shell, for the same visitors', async () => {
  const canary = async (version: string) =>
    registry.manager.call(registryOperations.startCanary, {
      params: { ...PRODUCTION, remote: 'radio' },
      body: { version, percent: '50', reason: 'try' },
    });
  await publishRadio('1.0.3');
  await publishRadio('2.0.1', NEWER);
  const seenBy = async (isMember: boolean) => {
    const { liveSet } = await open(`${failedCookie('2.0.0')}; ${partCookie('radio', 50, isMember)}`);
    const radio = radioIn(liveSet);
    return [radio?.live.version, radio?.previousVersion];
  };
  await canary('1.0.3');
  // It also falls back to a version that runs in that shell.
  expect([await seenBy(true), await seenBy(false)]).toEqual([
    ['1.0.3', '1.0.1'],
    ['1.0.1', '1.0.0'],
  ]);
  await canary('2.0.1');
  expect([await seenBy(true), await seenBy(false)]).toEqual([
    ['1.0.1', '1.0.0'],
    ['1.0.1', '1.0.0'],
  ]);
  await registry.manager.call(registryOperations.endCanary, {
    params: { ...PRODUCTION, remote: 'radio' },
    body: { reason: 'seen' },
  });
});

test('[RELEASE-030] a shell in a preview has no fallback and is not watched, and the cookie stays', async () => {
  const { url } = await registry.team('shell').call(registryOperations.previewVersion, {
    params: { remote: 'shell', version: '2.0.1' },
    body: {},
  });
  const opened = await fetch(url, { redirect: 'manual' });
  const grant = opened.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  const answer = await registry.fetch('/radio', {
    headers: { accept: 'text/html', cookie: [...grant, failedCookie('2.0.0')].join('; ') },
  });
  const html = await answer.text();
  expect(html).toContain('/remotes/shell/2.0.1/shell.js');
  expect(html).not.toContain('/boot.');
  expect(answer.headers.getSetCookie().join()).not.toContain(FAILED_SHELL_COOKIE);
});

test('[RELEASE-030] it ends when another shell is live; an area that runs in no earlier shell is omitted', async () => {
  const newest = { rxjs: '9.0.0' };
  await publishShell('3.0.0', newest);
  await promote('radio', '1.0.1');
  await promote('shell', '3.0.0');
  const later = await open(failedCookie('2.0.0'));
  expect([later.shell, later.cookies.some((one) => one.startsWith(`${FAILED_SHELL_COOKIE}=;`))]).toEqual([
    '3.0.0',
    true,
  ]);

  await publish(remoteManifest('browse', '1.0.0', { sharedRanges: newest }), remoteContents('browse', '1.0.0'));
  await promote('browse', '1.0.0');
  const names = async (cookie: string) => (await open(cookie)).liveSet.remotes.map(({ name }) => name);
  expect([await names(''), await names(failedCookie('3.0.0'))]).toEqual([['browse', 'radio'], ['radio']]);
});

test('[RELEASE-030] a rolled-back shell is no fallback; without an earlier good one the live shell is served', async () => {
  // Of 3.0.0, 2.0.0 and 1.0.1 the last two are rolled back one after the other.
  await rollback('shell');
  expect((await open('')).shell).toBe('2.0.0');
  expect((await open(failedCookie('2.0.0'))).shell).toBe('1.0.1');
  await registry.manager.rollback({ ...PRODUCTION, remote: 'shell', reason: 'bad', from: '2.0.0' });
  await promote('shell', '3.0.0');
  expect((await open(failedCookie('3.0.0'))).shell).toBe('1.0.1');
  await registry.manager.rollback({ ...PRODUCTION, remote: 'shell', reason: 'bad', from: '3.0.0' });
  await registry.manager.rollback({ ...PRODUCTION, remote: 'shell', reason: 'bad', from: '1.0.1' });
  const first = await open(failedCookie('1.0.0'));
  expect([first.shell, first.cookies.join().includes(FAILED_SHELL_COOKIE)]).toEqual(['1.0.0', false]);
});
