// @databases both: their backups differ. The service is started as '#testing/start-api.ts' does, in its own process.
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@afterglow/kit';
import { MIGRATIONS_FOLDER } from '#db/migrations-folder.ts';
import { makeProcessPlace, type ServiceProcess, startServiceProcess } from '#testing/service-process.ts';

jest.setTimeout(60_000);

let place: Awaited<ReturnType<typeof makeProcessPlace>>;
let nextMigrations: string;
beforeAll(async () => {
  place = await makeProcessPlace();
  nextMigrations = await mkdtemp(join(tmpdir(), 'afterglow-next-'));
  await cp(MIGRATIONS_FOLDER, nextMigrations, { recursive: true });
});
afterAll(async () => {
  await rm(nextMigrations, { recursive: true });
  await place.remove();
});

const backupFolder = () => join(place.dataDir, 'backups');

/** The start of a next program on the data of this one. */
async function startNextProgram(migration: string, text: string): Promise<void> {
  await writeFile(join(nextMigrations, migration), text);
  await (await open(nextMigrations)).close();
}

function open(migrationsFolder: string) {
  const { dataDir, databaseUrl } = place;
  const folder = join(dataDir, 'api');
  return openDatabase({ schema: 'api', folder, databaseUrl, migrationsFolder, backupFolder: backupFolder() });
}

/** As docs/operate/back-up-and-restore.md says. */
async function restore(backup: string): Promise<void> {
  const file = join(backupFolder(), backup);
  if (place.databaseUrl === undefined) {
    await rm(join(place.dataDir, 'api/pg'), { recursive: true });
    await cp(file, join(place.dataDir, 'api/pg'), { recursive: true });
    return;
  }
  execFileSync('psql', [place.databaseUrl, '-qc', 'drop schema api cascade'], { stdio: 'pipe' });
  execFileSync('pg_restore', [`--dbname=${place.databaseUrl}`, file], { stdio: 'pipe' });
}

async function during<Result>(work: (service: ServiceProcess) => Promise<Result>): Promise<Result> {
  const service = await startServiceProcess(place, { STOP_DELAY_MS: '0' });
  try {
    return await work(service);
  } finally {
    await service.end('SIGTERM');
  }
}

/** Whether the login of a member is valid. */
const isLoggedIn = async (token: string, service: ServiceProcess) =>
  (await service.send('createStreamTicket', { token })).status === 200;

test('[OPERATE-007] this program runs on a database to which the next one only added, and on the backup made before other changes', async () => {
  const token = await during((service) => service.logIn('free'));
  await startNextProgram('0998-more.sql', '-- Only adds: a column.\nalter table members add column shoe_size int;');
  expect(await readdir(backupFolder())).toEqual([expect.stringMatching(/^api-before-0998-more\./)]);
  // It reads and writes.
  const others = await during(async (service) => [await isLoggedIn(token, service), await service.logIn('premium')]);
  expect(others).toEqual([true, expect.any(String)]);

  await startNextProgram('0999-other.sql', 'alter table members rename column password_hash to secret_hash;');
  const backups = await readdir(backupFolder());
  const [before] = backups.filter((name) => name.startsWith('api-before-0999-other.'));
  await expect(open(MIGRATIONS_FOLDER)).rejects.toThrow('start a newer one, or restore the backup made before it');
  await restore(before ?? '');
  expect(await during((service) => isLoggedIn(token, service))).toBe(true);
});
