import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { packBackup, unpackBackup } from '@afterglow/kit/backup';
import { saveRegistryBackup } from '../../client/index.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';
import { type BackupManifest, REGISTRY_BACKUP } from '../../db/backup-format.ts';
import { tryRegistryBackup } from './try-registry-backup.ts';

const EMBEDDED = { databaseUrl: undefined, bucket: undefined };

let registry: TestRegistry;
let file: string;
let unpacked: string;
let manifest: BackupManifest;
beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.release('radio', '1.0.0');
  await registry.release('radio', '1.0.1');
  const folder = join(registry.dataDir, '..');
  [file, unpacked] = [join(folder, 'backup.tar.gz'), join(folder, 'unpacked')];
  await saveRegistryBackup({ url: registry.url, token: registry.releases.tokens.manager }, file);
  manifest = await unpackBackup(file, REGISTRY_BACKUP, unpacked);
}, START_LIMIT_MS);
afterAll(() => registry.close());

let made = 0;
const newPath = () => join(registry.dataDir, '..', `made-${(made += 1)}`);

/** Repacks the backup with a change, as an attacker who knows the format could. */
async function repacked(change: (folder: string) => Promise<Partial<BackupManifest>>): Promise<string> {
  const folder = newPath();
  await cp(unpacked, folder, { recursive: true });
  const content = { ...manifest, ...(await change(folder)) };
  const path = `${folder}.tar.gz`;
  await pipeline(packBackup(folder, { name: REGISTRY_BACKUP.manifestName, content }), createWriteStream(path));
  return path;
}

async function written(bytes: Uint8Array): Promise<string> {
  const path = newPath();
  await writeFile(path, bytes);
  return path;
}

async function changed(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, 'utf8')));
}

const whole = () => readFile(file);
const revisions = (folder: string) => join(folder, 'rows/revisions.jsonl');
const app = (folder: string, version: string) => join(folder, `files/radio/${version}/identity/app.js`);

test.each<[string, () => Promise<string>, RegExp]>([
  ['that is cut off', async () => written((await whole()).subarray(0, 2000)), /isn't a complete backup/],
  ['of which bytes were changed', async () => written((await whole()).fill(0, 2000, 2100)), /isn't a complete backup/],
  ['that is no archive', () => written(Buffer.from('no archive')), /isn't a complete backup/],
  ['of something else', () => repacked(async () => ({ kind: 'else' as never })), /isn't a backup of this site/],
  ['of a newer format', () => repacked(async () => ({ format: 99 })), /newer version/],
  ['of a newer database', () => repacked(async () => ({ migration: '9999-later.sql' })), /newer version/],
  [
    'with a strange path',
    () => repacked(async (to) => (await writeFile(join(to, 'evil'), ''), {})),
    /an unexpected file: evil/,
  ],
  [
    'without rows of a table',
    () => repacked(async (folder) => (await rm(revisions(folder)), {})),
    /has 0 rows of revisions, but should have 2/,
  ],
  [
    'with too few rows',
    () =>
      repacked(async (folder) => (await changed(revisions(folder), (text) => text.slice(text.indexOf('\n') + 1)), {})),
    /has 1 rows of revisions, but should have 2/,
  ],
  [
    'whose log was changed',
    () =>
      repacked(async (folder) => (await changed(revisions(folder), (text) => text.replace('"test"', '"tset"')), {})),
    /log of production was changed at revision 1/,
  ],
  [
    'with other bytes in a release',
    () => repacked(async (folder) => (await writeFile(app(folder, '1.0.1'), 'evil()'), {})),
    /radio 1\.0\.1 are missing or damaged: app\.js is damaged/,
  ],
])('rejects a backup %s and changes nothing', async (_what, make, reason) => {
  const dataDir = newPath();
  const former = join(dataDir, 'releases/database/pg');
  await mkdir(former, { recursive: true });
  await writeFile(join(former, 'former'), 'the former database');
  const attempt = tryRegistryBackup(await make(), { ...EMBEDDED, dataDir });
  await expect(attempt).rejects.toThrow(reason);
  expect(await readdir(join(dataDir, 'releases'))).toEqual(['database']);
  expect(await readdir(join(dataDir, 'releases/database'))).toEqual(['pg']);
  expect(await readFile(join(former, 'former'), 'utf8')).toBe('the former database');
});

test(
  'migrates a backup that predates the last migration',
  async () => {
    const path = await repacked(async () => ({ migration: '0011-alerts.sql' }));
    await registry.restart(async () => {
      const tried = await tryRegistryBackup(path, { ...EMBEDDED, dataDir: registry.dataDir });
      await tried.commit(new Date());
      await tried.discard();
    });
    await registry.releases.checks[0]?.run();
    expect(await registry.manager.verify('production')).toMatchObject({ revisions: 2, firstBrokenRevision: null });
  },
  START_LIMIT_MS,
);

test('makes no backup of damaged files, and the response names the release', async () => {
  await rm(join(registry.dataDir, 'releases/files/radio/1.0.0/identity/app.js'));
  const target = { url: registry.url, token: registry.releases.tokens.manager };
  await expect(saveRegistryBackup(target, newPath())).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Some files of radio 1.0.0 are missing or damaged (app.js is missing)') as string,
  });
  expect(await readdir(join(registry.dataDir, 'releases/backups'))).toEqual([]);
});
