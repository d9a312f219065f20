import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkoutIdSchema, memberIdSchema } from '@afterglow/shared-contracts';
import { openDatabase } from '@afterglow/kit';
import { createManualClock, until, createEmptyEnvironment, type TestEnvironment } from '@afterglow/kit/testing';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { sql } from 'kysely';
import {
  MIGRATIONS_FOLDER,
  openTestEnvironment,
  TEST_ACCOUNTS,
  type TestDatabase,
} from '#testing/open-test-environment.ts';
import { createSubscriptionsRepository } from '#subscriptions/index.ts';
import { createTrialRounds } from './trial-rounds.ts';
import { createTrials } from './trials.ts';
import { addUsed, createUsedTrials } from './used-trials.ts';

/** The first migration of trials and versions of prices. */
const FIRST_LATER = '0105';
const MONTH_MS = 31 * DAY_MS;

/** As written by an earlier program, which knew one price per plan, and stored no trials. */
const EARLIER = [
  `insert into plans (id, title, price_cents, duration_months, trial_months, active)
    values (1, 'Free', 0, 0, 0, true), (2, 'Monthly', 599, 1, 1, true), (3, 'Yearly', 4790, 12, 0, true)`,
  `insert into members (id, email) values (11, 'pays@example.com'), (12, 'tries@example.com'), (13, 'given@example.com')`,
  `insert into checkouts (id, member_id, plan_id, payment_processor, trial_days, status, creation_time)
    values (21, 11, 3, 'stripe', 0, 'completed', '2026-01-01'), (22, 12, 2, 'paypal', 30, 'completed', '2026-01-20')`,
  `insert into subscriptions (member_id, plan_id, status, start_time, end_time, checkout_id, payment_processor, reference)
    values (11, 3, 'active', '2026-01-01', '2027-01-01', 21, 'stripe', 'sub_pays'),
      (12, 2, 'trialing', '2026-01-20', '2026-02-20', 22, 'paypal', 'I-TRIES'),
      (13, 2, 'active', '2026-01-01', '2027-01-01', null, 'manual', null)`,
  `insert into payments (member_id, subscription_id, plan_id, payment_processor, reference, paid_cents, returned_cents, payment_time)
    select 11, id, 3, 'stripe', 'in_1', 4790, 4790, '2026-01-01' from subscriptions where reference = 'sub_pays'`,
];

const clock = createManualClock(Date.UTC(2026, 1, 1));
let place: TestEnvironment;
let database: TestDatabase;
beforeAll(async () => {
  place = await createEmptyEnvironment();
  const migrationsFolder = await mkdtemp(join(tmpdir(), 'afterglow-migrations-'));
  for (const name of await readdir(MIGRATIONS_FOLDER))
    if (name < FIRST_LATER) await cp(join(MIGRATIONS_FOLDER, name), join(migrationsFolder, name));
  const earlier = await openDatabase({ ...place, schema: 'api', migrationsFolder });
  for (const statement of EARLIER) await sql.raw(statement).execute(earlier.db);
  await earlier.close();
  await rm(migrationsFolder, { recursive: true });
  database = await openTestEnvironment(place);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

async function rowsOf(query: string): Promise<unknown[]> {
  return (await sql.raw(query).execute(database.db)).rows;
}

test('[BILLING-005] an earlier database keeps its prices, and an instance of the old version finds them', async () => {
  const { listPlans, findPaid } = createSubscriptionsRepository(database.db);
  const at = new Date(clock.nowMs());
  expect((await listPlans(at)).map(({ id, price_cents }) => [id, price_cents])).toEqual([
    [1, 0],
    [2, 599],
    [3, 4_790],
  ]);
  expect(await findPaid(memberIdSchema.parse(11), at)).toMatchObject({ plan_id: 3, price_cents: 4_790 });
  expect(await findPaid(memberIdSchema.parse(12), at)).toMatchObject({ status: 'trialing', price_cents: 599 });
  expect(await rowsOf('select id, price_cents from plans order by id')).toEqual([
    { id: 1, price_cents: 0 },
    { id: 2, price_cents: 599 },
    { id: 3, price_cents: 4_790 },
  ]);
  // Its orders and changes are at the version in effect.
  await rowsOf(`insert into checkouts (id, member_id, plan_id, payment_processor, trial_days, creation_time)
    values (23, 13, 2, 'stripe', 0, now())`);
  await rowsOf(`insert into subscriptions (member_id, plan_id, status, start_time, end_time, checkout_id, payment_processor, reference)
    values (13, 2, 'active', now(), now(), 23, 'stripe', 'sub_earlier')`);
  await rowsOf(`update subscriptions set plan_id = 2 where reference = 'sub_pays'`);
  const named = `select subscriptions.id, plan_prices.plan_id from subscriptions join plan_prices on plan_prices.id = price_id`;
  expect(await rowsOf(`${named} where plan_prices.plan_id <> subscriptions.plan_id`)).toEqual([]);
  expect(await rowsOf(`select reference from subscriptions where price_id is null`)).toEqual([{ reference: null }]);
  expect(await rowsOf(`select id from checkouts where price_id is null`)).toEqual([]);
});

test('[BILLING-004] the trials of an earlier database are recorded once each, for at most 24 months', async () => {
  const { db } = database;
  const trials = createTrials({ key: 'key', clock, accounts: TEST_ACCOUNTS });
  expect([await trials.recordEarlier(db), await trials.recordEarlier(db)]).toEqual([1, 0]);
  const stored = () => db.selectFrom('used_trials').select(['kind', 'checkout_id']).execute();
  expect(await stored()).toEqual([{ kind: 'email', checkout_id: 22 }]);
  const used = createUsedTrials({ key: 'key', clock, accounts: TEST_ACCOUNTS });
  const tried = used.identifyEmail('Tries+again@example.com');
  const owner = { id: checkoutIdSchema.parse(22), time: new Date('2026-01-20') };
  expect(await used.claim(db, tried, owner)).toBeUndefined();
  expect(await used.claim(db, tried, { ...owner, id: checkoutIdSchema.parse(23) })).toEqual(owner.time);
  // The subscription continues and is still reported.
  clock.advance(25 * MONTH_MS);
  expect(await used.claim(db, tried, owner)).toBeUndefined();
  expect(await stored()).toEqual([]);
});

test('[BILLING-004] the daily round deletes a hash that is older than 24 months', async () => {
  const { db } = database;
  const ownClock = createManualClock(Date.UTC(2027, 0, 1));
  const used = createUsedTrials({ key: 'key', clock: ownClock, accounts: TEST_ACCOUNTS });
  const [old, young] = [new Date('2026-06-01'), new Date('2026-12-01')];
  await addUsed(db, used.identifyEmail('old@example.com'), { trial_time: old, checkout_id: null });
  await addUsed(db, used.identifyEmail('young@example.com'), { trial_time: young, checkout_id: null });
  const stored = async () => {
    const rows = await db.selectFrom('used_trials').select('trial_time').where('checkout_id', 'is', null).execute();
    return rows.map(({ trial_time }) => trial_time);
  };
  expect(await stored()).toHaveLength(2);
  const errors: unknown[] = [];
  const rounds = createTrialRounds({
    database,
    clock: ownClock,
    trials: createTrials({ key: 'key', clock: ownClock, accounts: TEST_ACCOUNTS }),
    providers: new Map(),
    onLeft: () => undefined,
    onError: (error) => void errors.push(error),
  });
  rounds.start();
  // To the summer of 2028.
  ownClock.skip(18 * MONTH_MS);
  await until(stored, ({ length }) => length < 2);
  await rounds.stop();
  expect([await stored(), errors]).toEqual([[young], []]);
});
