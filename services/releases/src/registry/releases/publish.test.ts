import { cp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { ENCODING_CASES, etagCases } from '@afterglow/kit/testing';
import { createReleasesClient } from '../../client/index.ts';
import { integrityOf, remoteContents, remoteManifest, writeRelease } from '../../testing/fake-release.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
}, START_LIMIT_MS);
afterAll(() => registry.close());

/** fetch would undo the encoding. */
function getRaw(path: string, acceptEncoding: string): Promise<{ headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(new URL(path, registry.url), { headers: { 'accept-encoding': acceptEncoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

test('[RELEASE-001] a published version is stored with its hashes, and served immutable and compressed', async () => {
  const answer = await registry.team('radio').publish(await registry.build('radio', '1.0.0'));
  expect(answer).toEqual({ outcome: 'published', name: 'radio', version: '1.0.0' });

  const path = '/remotes/radio/1.0.0/entry.js';
  const content = remoteContents('radio', '1.0.0')['entry.js'] ?? '';
  const plain = await getRaw(path, 'identity');
  expect(plain.body.toString()).toBe(content);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    etag: `"${integrityOf(content)}-identity"`,
  });
  const brotli = await getRaw(path, 'gzip, deflate, br');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(content);
  const gzipped = await getRaw(path, 'gzip, br;q=0');
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzipped.body).toString()).toBe(content);
});

test('a file is sent in the accepted encoding, and not to a browser that has it', async () => {
  const path = '/remotes/radio/1.0.0/entry.js';
  for (const [accepted, encoding] of ENCODING_CASES) {
    const { headers } = await getRaw(path, accepted);
    expect([accepted, headers['content-encoding'] ?? 'identity']).toEqual([accepted, encoding]);
  }
  const etag = (await registry.fetch(path)).headers.get('etag') ?? '';
  for (const [known, status] of etagCases(etag)) {
    const response = await registry.fetch(path, { headers: { 'if-none-match': known } });
    expect([known, response.status]).toEqual([known, status]);
  }
});

test('[RELEASE-002] the same version with the same bytes is accepted and changes nothing', async () => {
  const state = async () => ({
    versions: await registry.manager.versions('radio'),
    liveSet: await registry.manager.liveSet('production'),
    manifest: await (await registry.fetch('/remotes/radio/1.0.0/release.json')).text(),
    stored: await storedFiles(),
  });
  const before = await state();
  const answer = await registry.team('radio').publish(await registry.build('radio', '1.0.0'));
  expect(answer.outcome).toBe('unchanged');
  // The first publish states the builder, time and source.
  const described = {
    ...remoteManifest('radio', '1.0.0'),
    commit: 'c0ffee00c0ffee',
    author: 'Ada',
    notes: 'again',
  };
  const start = createReleasesClient({ url: registry.url, token: registry.releases.startToken });
  const folder = await writeRelease(join(registry.dataDir, '../told'), described, remoteContents('radio', '1.0.0'));
  expect((await start.publish(folder)).outcome).toBe('unchanged');
  expect(await state()).toEqual(before);
});

async function storedFiles(): Promise<readonly (readonly [string, number])[]> {
  const folder = join(registry.dataDir, 'releases/files/radio/1.0.0');
  const names = (await readdir(folder, { recursive: true })).sort();
  return Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).mtimeMs] as const));
}

test('[RELEASE-002] the same version with other bytes responds with 409 and changes nothing', async () => {
  const contents = { ...remoteContents('radio', '1.0.0'), 'app.js': 'something else' };
  const folder = await writeRelease(
    join(registry.dataDir, '../other'),
    remoteManifest('radio', '1.0.0', {}, contents),
    contents,
  );
  await expect(registry.team('radio').publish(folder)).rejects.toMatchObject({ status: 409, code: 'conflict' });

  const served = await registry.fetch('/remotes/radio/1.0.0/app.js');
  expect(await served.text()).toBe(remoteContents('radio', '1.0.0')['app.js']);
  expect(await readdir(join(registry.dataDir, 'releases/files/.incoming'))).toEqual([]);
});

test('two simultaneous uploads of a new version store it once', async () => {
  const folder = await registry.build('radio', '1.0.5');
  const answers = await Promise.all([registry.team('radio').publish(folder), registry.team('radio').publish(folder)]);
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['published', 'unchanged']);
});

test('a missing file is a 404 that no cache stores', async () => {
  for (const path of [
    '/remotes/radio/1.0.0/nothing.js',
    '/remotes/radio/9.9.9/entry.js',
    '/remotes/radio/1.0.0/..%2f1.0.0/entry.js',
  ]) {
    const response = await registry.fetch(path, { headers: { accept: '*/*' } });
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
  }
});

test('HEAD responds as GET does, without the content', async () => {
  const response = await registry.fetch('/remotes/radio/1.0.0/app.js', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

test(
  '[RELEASE-015] without servers the data folder holds everything: releases, live set and log',
  async () => {
    const RADIO = { environment: 'production', remote: 'radio' } as const;
    await registry.release('radio', '1.0.6');
    await registry.release('radio', '1.0.7');
    await registry.manager.rollback({ ...RADIO, reason: 'silent' });
    const state = async () => ({
      liveSet: await registry.manager.liveSet('production'),
      history: await registry.manager.history('production'),
      verification: await registry.manager.verify('production'),
      versions: await registry.manager.versions('radio'),
      file: await (await registry.fetch('/remotes/radio/1.0.7/app.js')).text(),
    });
    const before = await state();
    expect(before.verification).toMatchObject({ revisions: 3, firstBrokenRevision: null });
    expect(before.liveSet.remotes[0]?.live.version).toBe('1.0.6');
    const copy = `${registry.dataDir}-copy`;
    await registry.restart(() => cp(registry.dataDir, copy, { recursive: true }));
    await registry.manager.promote({ ...RADIO, version: '1.0.5', reason: 'after the copy' });
    await registry.restart(async () => {
      await rm(registry.dataDir, { recursive: true });
      await rename(copy, registry.dataDir);
    });
    expect(await state()).toEqual(before);
  },
  START_LIMIT_MS,
);
