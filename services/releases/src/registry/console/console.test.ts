import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CONSOLE_FILES_PATH,
  CONSOLE_PATH,
  overviewSchema,
  registryOperations,
} from '@afterglow/shared-registry-contracts';
import { remoteManifest, writeRelease } from '../../testing/fake-release.ts';
import { openEventSource } from '../../testing/event-stream.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

let folder: string;
let registry: TestRegistry;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afterglow-console-'));
  registry = await startTestRegistry({ consoleFolder: folder });
  await registry.release('radio', '1.0.0');
  await registry.team('radio').publish(await registry.build('radio', '1.0.1'));
}, START_LIMIT_MS);
afterAll(async () => {
  await registry.close();
  await rm(folder, { recursive: true });
});

const RADIO = { environment: 'production', remote: 'radio' } as const;
const manager = () => ({ authorization: `Bearer ${registry.releases.tokens.manager}` });

test('only the registry serves the console, with immutable hashed files and its own policy', async () => {
  expect((await registry.fetch(CONSOLE_PATH)).status).toBe(404);
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Console</title>');
  await writeFile(join(folder, 'console.0123456789.js'), 'void 0;');
  const page = await registry.fetch(CONSOLE_PATH, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<title>Console</title>');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self';/,
  );
  const script = await registry.fetch(`${CONSOLE_FILES_PATH}/console.0123456789.js`);
  expect(await script.text()).toBe('void 0;');
  expect(Object.fromEntries(script.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  for (const path of ['index.html', 'other.js', '..%2Findex.html'])
    expect((await registry.fetch(`${CONSOLE_FILES_PATH}/${path}`)).status).toBe(404);
});

test('the overview shows releases, times and authors immediately and after every change', async () => {
  const stream = await openEventSource(`${registry.url}${registryOperations.followOverview.path}`, manager());
  const next = async () => overviewSchema.parse(JSON.parse((await stream.next()).data));
  const before = await next();
  expect(before.names).toEqual(['radio']);
  const [production, staging] = before.environments;
  expect(production?.releases).toEqual([
    {
      name: 'radio',
      version: '1.0.0',
      isTakenOut: false,
      previousVersion: null,
      notes: null,
      since: expect.objectContaining({ action: 'promote', actor: 'local manager', reason: 'test', revision: 1 }),
      canary: null,
    },
  ]);
  expect(staging).toEqual({ environment: 'staging', revision: 0, releases: [] });
  const canary = { version: '1.0.1', percent: '10', reason: 'try it' };
  await registry.manager.call(registryOperations.startCanary, { params: RADIO, body: canary });
  expect((await next()).environments[0]?.releases[0]).toMatchObject({
    version: '1.0.0',
    canary: { version: '1.0.1', percent: 10, since: { action: 'canary', reason: 'try it', revision: 2 } },
    since: { revision: 1 },
  });
  await registry.manager.call(registryOperations.endCanary, { params: RADIO, body: { reason: 'enough' } });
  expect((await next()).environments[0]?.releases[0]?.canary).toBeNull();
  await registry.manager.call(registryOperations.retire, { params: RADIO, body: { reason: 'rights' } });
  expect((await next()).environments[0]?.releases[0]).toMatchObject({ isTakenOut: true, previousVersion: '1.0.0' });
  stream.close();
});

test('a revoked token receives no further events', async () => {
  const body = { label: 'Night shift', role: 'viewer' } as const;
  const { secret, token } = await registry.manager.call(registryOperations.makeToken, { body });
  const url = `${registry.url}${registryOperations.followOverview.path}`;
  const stream = await openEventSource(url, { authorization: `Bearer ${secret}` });
  await stream.next();
  await registry.manager.call(registryOperations.revokeToken, { params: { id: token.id } });
  await registry.manager.rollback({ ...RADIO, reason: 'rights are back' });
  await stream.ended;
});

test('compares two versions by unhashed file names, sizes, contracts, libraries and pages', async () => {
  const older = { 'entry.js': 'entry', 'app.aaaaaaaaaa.js': 'short', 'same.bbbbbbbbbb.js': 'same' };
  const newer = {
    'entry.js': 'entry',
    'app.cccccccccc.js': 'much longer',
    'new.dddddddddd.css': 'p{}',
    'same.bbbbbbbbbb.js': 'same',
  };
  const page = (key: string, path: string) => ({ key, path, scripts: [], styles: [] });
  const files = { scripts: [], styles: [] };
  const versions = [
    [
      '2.0.0',
      older,
      { ...files, sharedRanges: { react: '^19.3.0' }, pages: [page('home', '/radio'), page('old', '/radio/old')] },
    ],
    [
      '2.1.0',
      newer,
      { ...files, contractsRange: '^1.2.0', pages: [page('home', '/radio/*'), page('new', '/radio/new')] },
    ],
  ] as const;
  for (const [version, contents, more] of versions) {
    const manifest = remoteManifest('radio', version, { ...more, pages: [...more.pages] }, contents);
    await registry.team('radio').publish(await writeRelease(join(folder, version), manifest, contents));
  }
  const params = { remote: 'radio' };
  const query = { from: '2.0.0', to: '2.1.0' };
  expect(await registry.manager.call(registryOperations.compareVersions, { params, query })).toMatchObject({
    from: { version: '2.0.0', contractsRange: '^1.0.0', fileCount: 3, publishedBy: 'team radio' },
    to: { version: '2.1.0', contractsRange: '^1.2.0', fileCount: 4 },
    files: [
      { path: 'app.js', change: 'changed', fromBytes: 5, toBytes: 11 },
      { path: 'new.css', change: 'added', fromBytes: null, toBytes: 3 },
    ],
    unchangedFiles: 2,
    libraries: [{ name: 'react', from: '^19.3.0', to: null }],
    pages: [
      { key: 'home', path: '/radio/*', change: 'changed' },
      { key: 'old', path: '/radio/old', change: 'removed' },
      { key: 'new', path: '/radio/new', change: 'added' },
    ],
    unchangedPages: 0,
  });
  const missing = registry.manager.call(registryOperations.compareVersions, {
    params,
    query: { ...query, to: '9.9.9' },
  });
  await expect(missing).rejects.toMatchObject({
    status: 404,
    message: "radio 9.9.9 isn't published.",
  });
});
