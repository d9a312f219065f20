import { sql } from 'kysely';
import { prepareApi } from '#app/prepare-api.ts';
import { changeEnvironment } from '#testing/change-environment.ts';
import { createEmptyEnvironment } from '@afterglow/kit/testing';
import { startApi, testOptions } from '#testing/start-api.ts';

jest.setTimeout(120_000);

test('two instances that start together on an empty database migrate and fill it once', async () => {
  const [place, other] = [await createEmptyEnvironment(), await createEmptyEnvironment()];
  const services = await Promise.all(
    [place.folder, other.folder].map((folder) => prepareApi(testOptions({ folder, databaseUrl: place.databaseUrl }))),
  );
  for (const service of services) {
    for (const { run } of service.checks) await expect(run()).resolves.toBeUndefined();
    await service.close();
  }
  const api = await startApi(place);
  const { headers } = await api.call('listMixes');
  expect(headers.get('x-items-total')).toBe('400');
  expect((await api.call('listArtists', { query: { limit: 100 } })).data).toHaveLength(80);
  await api.stop();
  await place.remove();
  await other.remove();
});

test('the second instance waits for the first to fill the database, without a time limit', async () => {
  const place = await createEmptyEnvironment();
  await changeEnvironment(place, async (db) => {
    await sql`alter table seed_steps add column time_limit text default current_setting('statement_timeout')`.execute(
      db,
    );
  });
  await (await startApi(place)).stop();
  await changeEnvironment(place, async (db) => {
    const { rows } = await sql`select distinct time_limit from seed_steps`.execute(db);
    expect(rows).toEqual([{ time_limit: '0' }]);
  });
  await place.remove();
});
