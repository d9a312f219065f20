import { memberIdSchema } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import { hashBearerToken } from '#app/security/bearer-token.ts';
import type { ApiDatabase } from '#db/api-tables.ts';
import { openTwoInstances, type TwoInstances } from '#testing/two-instances.ts';
import { TEST_NOW_MS } from '#testing/start-api.ts';
import { until } from '@afterglow/kit/testing';
import { revokeSeries, seriesOf } from './player-url-series.ts';

const NOW = new Date(TEST_NOW_MS);
const CALLER = { memberId: memberIdSchema.parse(1), token: 'a session of the tests' };
const TOKEN_HASH = hashBearerToken(CALLER.token);

let both: TwoInstances;
beforeAll(async () => {
  both = await openTwoInstances();
});
beforeEach(async () => {
  await revokeSeries(both.database.db, CALLER.memberId);
  await sql`insert into tokens (token_hash, member_id, creation_time, expiry_time)
    values (${TOKEN_HASH}, ${CALLER.memberId}, ${NOW}, ${new Date(TEST_NOW_MS + 60_000)})
    on conflict do nothing`.execute(both.database.db);
});
afterAll(() => both.close());

const isWaiting = async ({ db }: ApiDatabase) => {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
};

test.each([false, true])(
  'a session that ends during its request gets no lasting series (with one before: %s)',
  async (hadOne) => {
    if (hadOne) await seriesOf(both.database, CALLER, NOW);
    const asked = await both.second.transaction(async (executor) => {
      await executor.deleteFrom('tokens').where('member_id', '=', CALLER.memberId).execute();
      await revokeSeries(executor, CALLER.memberId);
      const answer = seriesOf(both.database, CALLER, NOW).then(
        () => 'told',
        () => 'refused',
      );
      let settled: string | undefined;
      void answer.then((outcome) => (settled = outcome));
      await until(async () => settled !== undefined || (await isWaiting(both.database)), Boolean);
      return { answer };
    });
    // A series returned before the commit has ended with the session.
    expect(await asked.answer).toBe(hadOne ? 'told' : 'refused');
    expect(await both.database.db.selectFrom('player_addresses').selectAll().execute()).toEqual([]);
  },
);

test('a series started during a logout ends with the session that started it', async () => {
  let ending: Promise<unknown> = Promise.resolve();
  await both.database.transaction(async (executor) => {
    await seriesOf({ ...both.database, db: executor, transaction: (work) => work(executor) }, CALLER, NOW);
    ending = both.second.transaction(async (other) => {
      await other.deleteFrom('tokens').where('member_id', '=', CALLER.memberId).execute();
      await revokeSeries(other, CALLER.memberId);
    });
    await until(() => isWaiting(both.second), Boolean);
  });
  await ending;
  expect(await both.database.db.selectFrom('player_addresses').selectAll().execute()).toEqual([]);
});

test('an ended session does not get the series that the next session started', async () => {
  const next = { ...CALLER, token: 'the next session' };
  await sql`update tokens set token_hash = ${hashBearerToken(next.token)} where token_hash = ${TOKEN_HASH}`.execute(
    both.database.db,
  );
  const begun = await seriesOf(both.database, next, NOW);
  expect(await seriesOf(both.database, next, NOW)).toEqual(begun);
  await expect(seriesOf(both.database, CALLER, NOW)).rejects.toMatchObject({ kind: 'unauthenticated' });
});
