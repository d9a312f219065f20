import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../database/open-database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { exchangeDatabase } from './exchange-database.ts';

const root = temporaryFolder();
const NOW = new Date('2026-03-01T12:00:00.000Z');
const SET_ASIDE = 'pg.before-restore-2026-03-01T12-00-00-000Z';

async function databaseIn(folder: string, content: string): Promise<string> {
  await mkdir(join(folder, 'pg'), { recursive: true });
  await writeFile(join(folder, 'pg/content'), content);
  return folder;
}

test('a database replaces another one, which is saved next to it', async () => {
  const folder = await databaseIn(join(root, 'service'), 'former');
  const draft = await databaseIn(join(root, 'draft'), 'restored');
  expect(await exchangeDatabase(folder, draft, NOW)).toBe(join(folder, SET_ASIDE));
  expect(await readFile(join(folder, 'pg/content'), 'utf8')).toBe('restored');
  expect(await readFile(join(folder, SET_ASIDE, 'content'), 'utf8')).toBe('former');
  expect(await readdir(draft)).toEqual([]);
});

test('a replacement that fails leaves the database in place', async () => {
  const folder = await databaseIn(join(root, 'kept'), 'former');
  await expect(exchangeDatabase(folder, join(root, 'nothing'), NOW)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await readdir(folder)).toEqual(['pg']);
});

test('no new database is created where a restore was killed between its two renames', async () => {
  const folder = join(root, 'killed');
  await mkdir(join(folder, SET_ASIDE), { recursive: true });
  await expect(openDatabase({ schema: 'api', folder, migrationsFolder: root })).rejects.toMatchObject({
    code: 'database-unreachable',
    message: expect.stringContaining(`a restore was interrupted; what there was before is in ${SET_ASIDE}`) as string,
  });
  expect(await readdir(folder)).toEqual([SET_ASIDE]);
});
