// @databases both
import { planIdSchema } from '@afterglow/shared-contracts';
import { openTestEnvironment, createSeededEnvironment, type TestDatabase } from '#testing/open-test-environment.ts';
import type { TestEnvironment } from '@afterglow/kit/testing';
import { fillFirstVersions } from './first-versions.ts';

let place: TestEnvironment;
let database: TestDatabase;
beforeAll(async () => {
  place = await createSeededEnvironment();
  database = await openTestEnvironment(place);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

test('[BILLING-005] the configuration names only the first version of a price; then the table decides', async () => {
  const { db } = database;
  const plan_id = planIdSchema.parse(3);
  const fill = (reference: string, now = new Date()) =>
    fillFirstVersions(db, { STRIPE_PRICES: new Map([[plan_id, reference]]) }, now);
  expect(await fill('price_first')).toEqual([]);
  expect(await fill('price_first')).toEqual([]);
  expect(await fill('price_other')).toEqual([
    'STRIPE_PRICES says price_other for plan 3, but price_first is in effect.',
  ]);
  const [first] = await db.selectFrom('plan_prices').selectAll().where('plan_id', '=', plan_id).execute();
  expect(first).toMatchObject({ price_cents: 4_790, stripe_price: 'price_first', paypal_plan: null });
  if (first === undefined) throw new Error('There is no first version.');
  const { id: _, ...version } = first;
  const from_time = new Date(Date.now() - 1_000);
  await db
    .insertInto('plan_prices')
    .values({ ...version, stripe_price: 'price_second', from_time })
    .execute();
  expect(await fill('price_second')).toEqual([]);
  expect(await fill('price_first')).toHaveLength(1);
  expect(await fill('price_first', new Date(from_time.getTime() - 1))).toEqual([]);
});
