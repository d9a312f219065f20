import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApiClient, SHORT_MUSIC } from '@afterglow/api/testing';
import { isStartupError } from '@afterglow/kit';
import {
  type BucketServer,
  postgresPrograms,
  type PostgresServer,
  startBucketServer,
  startPostgres,
  type SwitchedPort,
  switchPort,
  until,
} from '@afterglow/kit/testing';
import { createReleasesClient, findLocalTokens } from '@afterglow/releases';
import {
  remoteContents,
  remoteManifest,
  shellContents,
  shellManifest,
  writeRelease,
} from '@afterglow/releases/testing';
import type { BuiltRelease } from '@afterglow/shared-build';
import { createProgress } from '@afterglow/kit/terminal';
import { siteOptions } from './site-options.ts';
import { type Site, startSite } from './start-site.ts';

jest.setTimeout(120_000);

const CANARY = '1.1.0';
const mask = process.umask(0o077);
let home: string;
let dataDir: string;
let servers: readonly [PostgresServer, BucketServer];
let database: SwitchedPort;
let bucket: SwitchedPort;
let site: Site | undefined;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'afterglow-shared-'));
  dataDir = path.join(home, 'data');
  servers = await Promise.all([startPostgres(postgresPrograms()), startBucketServer()]);
  database = await switchPort(Number(new URL(servers[0].databaseUrl).port));
  bucket = await switchPort(Number(new URL(String(servers[1].config.S3_ENDPOINT)).port));
});
afterEach(async () => {
  await site?.stop();
  site = undefined;
});
afterAll(async () => {
  await Promise.all([database.switchOff(), bucket.switchOff()]);
  await Promise.all(servers.map((server) => server.stop()));
  process.umask(mask);
  await rm(home, { recursive: true, force: true });
});

async function build(): Promise<readonly BuiltRelease[]> {
  const shell = shellManifest('1.0.0');
  const radio = remoteManifest('radio', '1.0.0');
  return [
    {
      dir: await writeRelease(path.join(home, 'shell'), shell, shellContents('1.0.0')),
      manifest: shell,
      reused: false,
    },
    {
      dir: await writeRelease(path.join(home, 'radio'), radio, remoteContents('radio', '1.0.0')),
      manifest: radio,
      reused: false,
    },
  ];
}

async function start(different: Readonly<Record<string, string>> = {}) {
  const lines: string[] = [];
  const display = { marks: { done: '✓', failed: '✗' }, print: (line: string) => void lines.push(line) };
  const databaseUrl = new URL(servers[0].databaseUrl);
  databaseUrl.port = String(database.port);
  const options = siteOptions({
    ...servers[1].config,
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl.href,
    LOG_LEVEL: 'silent',
    MUSIC_AHEAD: 'none',
    S3_ENDPOINT: `http://127.0.0.1:${bucket.port}`,
    ...different,
  });
  const started = await startSite(options, createProgress({ display, now: () => 0 }), {
    checkout: { names: ['shell', 'radio'], build },
    ...SHORT_MUSIC,
  });
  site = started;
  await started.ready;
  return { started, lines };
}

async function startCanary({ url }: Site): Promise<void> {
  const token = (await findLocalTokens(dataDir))?.teams['radio'];
  const client = createReleasesClient({ url, token });
  const contents = remoteContents('radio', CANARY);
  await client.publish(await writeRelease(path.join(home, 'canary'), remoteManifest('radio', CANARY), contents));
  const response = await fetch(new URL('/releases/environments/production/remotes/radio/canary', url), {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: CANARY, percent: '50', reason: 'test' }),
  });
  expect(await response.json()).toMatchObject({ outcome: 'changed' });
}

const visit = async ({ url }: Site, page: string) => {
  const response = await fetch(new URL(page, url));
  return { status: response.status, text: await response.text() };
};

async function expectLiveReleases(running: Site): Promise<void> {
  expect(await visit(running, '/radio')).toMatchObject({ status: 200, text: expect.stringContaining('/shell/1.0.0/') });
  const files = { 'shell/1.0.0': shellContents('1.0.0'), 'radio/1.0.0': remoteContents('radio', '1.0.0') };
  const all = { ...files, [`radio/${CANARY}`]: remoteContents('radio', CANARY) };
  for (const [release, contents] of Object.entries(all)) {
    for (const [file, text] of Object.entries(contents)) {
      expect(await visit(running, `/remotes/${release}/${file}`)).toEqual({ status: 200, text });
    }
  }
}

const readiness = async (running: Site) => {
  const { status, text } = await visit(running, '/readyz');
  return { status, body: JSON.parse(text) as unknown };
};

async function openStream({ url }: Site) {
  const api = createApiClient(new URL(url).origin);
  const token = await api.logIn('premium');
  const { data } = await api.call('validateStreaming', { query: { station: 'deep', mount: 'low' }, token });
  const response = await api.request(`/live/a/deep/low.mp3?token=${encodeURIComponent(data.token)}`);
  expect(response.status).toBe(200);
  const reader = response.body?.getReader();
  return {
    async next() {
      const { value } = (await reader?.read()) ?? {};
      expect(value?.length).toBeGreaterThan(0);
    },
    close: () => reader?.cancel(),
  };
}

const cachedFile = (release: string) => path.join(dataDir, 'releases/live', release, 'identity/release.json');

test('[OPERATE-005] without database and bucket an instance stays ready and serves pages, streams, and live releases', async () => {
  const { started } = await start();
  await startCanary(started);
  for (const release of ['shell/1.0.0', 'radio/1.0.0', `radio/${CANARY}`]) {
    await until(
      () =>
        access(cachedFile(release)).then(
          () => true,
          () => false,
        ),
      (isCached) => isCached,
    );
  }
  expect(await readiness(started)).toEqual({ status: 200, body: { status: 'ready' } });
  const stream = await openStream(started);
  await stream.next();

  await Promise.all([database.switchOff(), bucket.switchOff()]);
  await expectLiveReleases(started);
  // Longer than the burst that a stream starts with.
  for (const endMs = performance.now() + 1_000; performance.now() < endMs;) await stream.next();
  const away = await readiness(started);
  expect(away).toMatchObject({ status: 200, body: { status: 'ready' } });
  expect(away.body).toHaveProperty('away', expect.arrayContaining(['database', 'release registry']));

  await Promise.all([database.switchOn(), bucket.switchOn()]);
  await until(
    () => readiness(started),
    ({ body }) => !JSON.stringify(body).includes('away'),
  );
  await stream.close();
});

test('[OPERATE-005] [OPERATE-004] a start without its bucket is one line, and serves the live releases from the disk', async () => {
  await bucket.switchOff();
  const { started, lines } = await start();
  const line = /^Can't reach the bucket at http.*S3_ENDPOINT\. Until then, what is live is served from this disk\.$/;
  expect(lines.filter((one) => line.test(one))).toHaveLength(1);
  expect(lines.join('\n')).not.toContain('    at ');
  await expectLiveReleases(started);
  await until(
    () => readiness(started),
    ({ status, body }) => status === 200 && JSON.stringify(body).includes('"bucket"'),
  );
  await bucket.switchOn();
  await until(
    () => readiness(started),
    ({ body }) => JSON.stringify(body) === '{"status":"ready"}',
  );
});

test.each([
  [
    'S3_ENDPOINT',
    /^Can't reach the bucket at http:\/\/127\.0\.0\.1:1\. .* correct S3_ENDPOINT\.$/,
    'http://127.0.0.1:1',
  ],
  ['S3_BUCKET', /^There's no bucket named another at .*correct S3_BUCKET\.$/, 'another'],
  ['S3_SECRET_ACCESS_KEY', /refused the key's secret\. Correct S3_SECRET_ACCESS_KEY\.$/, 'wrong'],
  ['S3_ACCESS_KEY_ID', /doesn't know the key\. Correct S3_ACCESS_KEY_ID\.$/, 'unknown'],
])('[OPERATE-004] a first start with a wrong %s ends with one line that names it', async (variable, line, value) => {
  const failure: unknown = await start({ DATA_DIR: path.join(home, variable), [variable]: value }).catch(
    (error: unknown) => error,
  );
  expect(isStartupError(failure) && failure.message).toMatch(line);
});
