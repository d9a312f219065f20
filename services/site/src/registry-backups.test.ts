import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpApp, listen } from '@afterglow/kit';
import { createReleases, type Releases } from '@afterglow/releases';
import { registryBackups } from './registry-backups.ts';

const START_LIMIT_MS = 60_000;

const app = createHttpApp({ logLevel: 'silent' });
let home: string;
let releases: Releases;
let url: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'afterglow-site-backup-'));
  releases = await createReleases({ dataDir: join(home, 'data'), teams: ['radio'] });
  await releases.register(app);
  url = `http://127.0.0.1:${await listen(app, { port: 0, host: '127.0.0.1' })}`;
}, START_LIMIT_MS);
afterAll(async () => {
  await app.close();
  await releases.close();
  await rm(home, { recursive: true, force: true });
});

test(
  'backs up releases with the local or a given token, and restores them into the data folder',
  async () => {
    const [own, given] = [join(home, 'own.tar.gz'), join(home, 'given.tar.gz')];
    const facts = { createdAt: expect.any(String) as string, releases: 0, revisions: 0 };
    expect(await registryBackups({ DATA_DIR: join(home, 'data') }).save(url, own)).toEqual(facts);
    const token = { AFTERGLOW_TOKEN: releases.tokens.manager, DATA_DIR: join(home, 'none') };
    expect(await registryBackups(token).save(url, given)).toEqual(facts);

    const tried = await registryBackups({}).tryBackup(own, { DATA_DIR: join(home, 'other') });
    expect(await tried.commit(new Date())).toBeUndefined();
    await tried.discard();
    expect(await readdir(join(home, 'other/releases/database/pg'))).toContain('PG_VERSION');
  },
  START_LIMIT_MS,
);

test("without a manager's token nothing is backed up", async () => {
  const path = join(home, 'refused.tar.gz');
  await expect(registryBackups({ DATA_DIR: join(home, 'none') }).save(url, path)).rejects.toMatchObject({
    status: 401,
  });
  const viewer = registryBackups({ AFTERGLOW_TOKEN: releases.tokens.viewer });
  await expect(viewer.save(url, path)).rejects.toMatchObject({ status: 403 });
  expect(await readdir(home)).not.toContain('refused.tar.gz');
});
