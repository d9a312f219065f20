import { join } from 'node:path';
import type { ShellManifest } from '@afterglow/shared-contracts';
import { type AttestedManifest, registryOperations } from '@afterglow/shared-registry-contracts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createReleasesClient } from '../../client/index.ts';
import {
  attestationOf,
  remoteContents,
  remoteManifest,
  shellContents,
  shellManifest,
  writeRelease,
} from '../../testing/fake-release.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

let registry: TestRegistry;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afterglow-gate-'));
  registry = await startTestRegistry();
  await publishShell('1.0.0', { contractsVersion: '1.2.0', sharedRanges: { react: '19.3.1' } });
  await registry.manager.promote({ ...SHELL, version: '1.0.0' });
}, START_LIMIT_MS);
afterAll(async () => {
  await registry.close();
  await rm(folder, { recursive: true, force: true });
});

const SHELL = { environment: 'production', remote: 'shell', reason: 'test' } as const;
const RADIO = { environment: 'production', remote: 'radio', reason: 'test' } as const;

async function publishShell(version: string, more: Partial<ShellManifest>) {
  const manifest = { ...shellManifest(version), ...more };
  return registry
    .team('shell')
    .publish(await writeRelease(join(folder, 'shell', version), manifest, shellContents(version)));
}

async function publishRadio(
  version: string,
  more: Partial<RemoteOf<AttestedManifest>>,
  contents = remoteContents('radio', version),
) {
  const manifest = { ...remoteManifest('radio', version, {}, contents), ...more };
  return registry.team('radio').publish(await writeRelease(join(folder, 'radio', version), manifest, contents));
}

/** Thorough compression of this test's release takes more than ten. */
const LONG_COMPRESSION_MS = 5000;

type RemoteOf<Manifest> = Extract<Manifest, { readonly kind: 'remote' }>;

const pageAt = (path: string) => ({ key: path, path, scripts: [], styles: [] });

test('[RELEASE-012] publish rejects a release for other contracts or shared libraries and says what to change', async () => {
  await expect(
    publishRadio('1.0.1', { contractsRange: '^99.0.0', sharedRanges: { react: '^42', vue: '^3' } }),
  ).rejects.toMatchObject({
    status: 409,
    code: 'does_not_fit',
    message:
      "radio 1.0.1 isn't compatible. Nothing changed. It's built for contracts ^99.0.0, but shell 1.0.0 has 1.2.0. Rebuild it against those. " +
      'It needs react ^42, but shell 1.0.0 provides 19.3.1. Rebuild it against that. ' +
      "It needs vue ^3, but shell 1.0.0 doesn't provide it. Bundle it instead.",
  });
  await expect(publishRadio('1.0.1', { contractsRange: 'newest' })).rejects.toMatchObject({
    message: expect.stringContaining(`"newest" isn't a valid version range`),
  });
  expect((await publishRadio('1.0.1', { sharedRanges: { react: '^19.0.0' } })).outcome).toBe('published');
});

test('[RELEASE-012] promote rejects a release that does not fit the live shell, and a shell that breaks areas', async () => {
  await registry.manager.promote({ ...RADIO, version: '1.0.1' });
  await publishShell('2.0.0', { contractsVersion: '1.2.0', sharedRanges: { react: '20.0.0' } });
  await expect(registry.manager.promote({ ...SHELL, version: '2.0.0' })).rejects.toMatchObject({
    code: 'does_not_fit',
    message: expect.stringContaining("radio 1.0.1 is live and doesn't work with it. It needs react ^19.0.0"),
  });
  await registry.manager.promote({ ...SHELL, environment: 'staging', version: '2.0.0' });
  await expect(registry.manager.promote({ ...RADIO, environment: 'staging', version: '1.0.1' })).rejects.toMatchObject({
    code: 'does_not_fit',
    message: expect.stringContaining('shell 2.0.0 provides 20.0.0'),
  });
  await publishShell('3.0.0', { contractsVersion: '2.0.0', sharedRanges: { react: '19.3.1' } });
  await expect(registry.manager.promote({ ...SHELL, version: '3.0.0' })).rejects.toMatchObject({
    message: expect.stringContaining(
      "doesn't work with it. It's built for contracts ^1.0.0, but shell 3.0.0 has 2.0.0",
    ),
  });
  await registry.manager.promote({ ...SHELL, environment: 'staging', version: '3.0.0' });
  await expect(registry.manager.promote({ ...RADIO, environment: 'staging', version: '1.0.1' })).rejects.toMatchObject({
    code: 'does_not_fit',
    message: expect.stringContaining("It's built for contracts ^1.0.0, but shell 3.0.0 has 2.0.0"),
  });
});

describe('a release whose builder', () => {
  const whole = attestationOf(remoteManifest('radio', '1.0.4'));
  const refused = (reason: string) => ({
    status: 409,
    code: 'does_not_fit',
    message: `radio 1.0.4 isn't compatible. Nothing changed. ${reason}`,
  });
  const howTo =
    'publish it by name (npm run -s afterglow -- publish radio) or build it with "npm run build -- --checked radio"';

  test.each([
    ['has not checked it', undefined, `Its types and imports haven't been checked. To fix this, ${howTo}.`],
    [
      'has checked other sources',
      attestationOf(remoteManifest('radio', '1.0.5')),
      `Its files changed after its types and imports were checked. To fix this, ${howTo}.`,
    ],
    [
      'found wrong types and imports',
      { ...whole, types: 'failed', borders: 'failed' } as const,
      'The check of its types failed. Run "npm run typecheck" to see where. The check of its borders failed. Run "npm run boundaries" to see where.',
    ],
    [
      'could not check its types',
      { ...whole, types: 'not-run' } as const,
      `Its types weren't checked because it was built outside the workspace. To fix this, ${howTo}.`,
    ],
  ])('%s is rejected, and its team learns what to do', async (_, attestation, reason) => {
    await expect(publishRadio('1.0.4', { attestation })).rejects.toMatchObject(refused(reason));
    await expect(registry.manager.promote({ ...RADIO, version: '1.0.4' })).rejects.toMatchObject({ status: 404 });
  });

  test("has checked it is stored with those checks; the site's own builds need none", async () => {
    expect((await publishRadio('1.0.4', { attestation: whole })).outcome).toBe('published');
    const reported = await registry.fetch('/remotes/radio/1.0.4/release.json');
    expect(await reported.json()).toMatchObject({ attestation: whole });
    const start = createReleasesClient({ url: registry.url, token: registry.releases.startToken });
    const contents = remoteContents('radio', '1.0.5');
    const own = { ...remoteManifest('radio', '1.0.5'), attestation: undefined };
    expect((await start.publish(await writeRelease(join(folder, 'own'), own, contents))).outcome).toBe('published');
  });
});

test('a page far over the size limit is rejected before its slow compression', async () => {
  let state = 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647).toString(36);
  const contents = { ...remoteContents('radio', '1.0.2'), 'app.js': Array.from({ length: 500_000 }, next).join(' ') };
  const beganMs = performance.now();
  await expect(publishRadio('1.0.2', {}, contents)).rejects.toMatchObject({
    message: expect.stringMatching(
      /Its page \/radio\/\* loads about \d{4}\.\d kB of compressed JavaScript\. The limit is 50\.0 kB\./,
    ),
  });
  expect(performance.now() - beganMs).toBeLessThan(LONG_COMPRESSION_MS);
});

test('a page over the size limit is rejected with its size', async () => {
  const noise = Array.from({ length: 9000 }, (_, index) => Math.sin(index + 1).toString(36)).join('');
  const contents = { ...remoteContents('radio', '1.0.2'), 'chunks/lazy.js': noise };
  await expect(publishRadio('1.0.2', {}, contents)).rejects.toMatchObject({
    message: expect.stringMatching(
      /Its page \/radio\/archive\/\* loads \d+\.\d kB of compressed JavaScript\. The limit is 50\.0 kB\./,
    ),
  });
});

test('[RELEASE-023] publish rejects a release that claims ungranted paths and names them, until granted', async () => {
  const start = createReleasesClient({ url: registry.url, token: registry.releases.startToken });
  const browse = remoteManifest('browse', '1.0.0', { pages: ['/', '/browse/charts', '/auth/login'].map(pageAt) });
  await start.publish(await writeRelease(join(folder, 'browse'), browse, remoteContents('browse', '1.0.0')));

  const pages = ['/radio', '/browse/charts', '/auth', '/stations/:id'].map(pageAt);
  await expect(publishRadio('1.0.3', { pages })).rejects.toMatchObject({
    status: 403,
    message:
      "radio can't own /browse/charts (browse), /auth (browse), /stations/:id (no one). Remove it from src/pages.ts, " +
      'or ask a release manager to run: npm run -s afterglow -- grant radio <path>',
  });
  const grant = (client = registry.manager, path = '/stations') =>
    client.call(registryOperations.grantPath, { params: { remote: 'radio' }, body: { path } });
  await expect(grant(registry.team('radio'))).rejects.toMatchObject({ status: 403 });
  await grant();
  expect((await publishRadio('1.0.3', { pages: ['/radio', '/stations/:id'].map(pageAt) })).outcome).toBe('published');
});

test('[RELEASE-023] a path that no area can serve is not granted', async () => {
  for (const path of ['/releases', '/v3/mixes', '//news', '/news/']) {
    const granted = registry.manager.call(registryOperations.grantPath, {
      params: { remote: 'radio' },
      body: { path },
    });
    await expect(granted).rejects.toMatchObject({ status: 400 });
  }
});

test('[RELEASE-023] promote rejects a path that was granted to another area after publish', async () => {
  await registry.manager.call(registryOperations.grantPath, {
    params: { remote: 'news' },
    body: { path: '/stations' },
  });
  await expect(registry.manager.promote({ ...RADIO, version: '1.0.3' })).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining("radio can't own /stations/:id (news)"),
  });
});
