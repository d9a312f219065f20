import { sql } from 'kysely';
import { openTestEnvironment } from '#testing/open-test-environment.ts';
import { createEmptyEnvironment } from '@afterglow/kit/testing';

// @databases both: it tells them apart.
test('the run on PostgreSQL has a server, and the other one the embedded database', async () => {
  const place = await createEmptyEnvironment();
  const database = await openTestEnvironment(place);
  const { rows } = await sql<{ version: string }>`select version()`.execute(database.db);
  await database.close();
  await place.remove();
  // The preset's own statement about this run, not one derived from the environments.
  const isOnServer = '__AFTERGLOW_ON_POSTGRES__' in globalThis;
  expect(rows[0]?.version.includes('PGlite')).toBe(!isOnServer);
});
