import { type CheckoutId, memberIdSchema, planIdSchema } from '@afterglow/shared-contracts';
import { createManualClock, type TestEnvironment } from '@afterglow/kit/testing';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { sql } from 'kysely';
import type { ReportedSubscription, CheckoutState, PaymentProvider } from '#port/index.ts';
import {
  createSeededEnvironment,
  openTestEnvironment,
  TEST_ACCOUNTS,
  type TestDatabase,
} from '#testing/open-test-environment.ts';
import { createCheckoutsRepository } from './checkouts.repository.ts';
import { createClaimActivation } from './claim-activation.ts';
import { createTrials } from '#trials/index.ts';
import { createProviderSync } from './provider-sync.ts';
import type { OtherPrice } from './other-price.ts';

const clock = createManualClock(Date.parse('2026-11-21T12:00:00Z'));
const MEMBER_ID = memberIdSchema.parse(3);
const PLAN_ID = planIdSchema.parse(3);
const REFUSED: CheckoutState = { kind: 'approved' };
const EXPIRED = { kind: 'expired', planId: PLAN_ID };

let place: TestEnvironment;
let database: TestDatabase;
let id: CheckoutId;
beforeAll(async () => {
  place = await createSeededEnvironment();
  database = await openTestEnvironment(place);
});
beforeEach(async () => {
  await database.db.deleteFrom('subscriptions').where('member_id', '=', MEMBER_ID).execute();
  await database.db.updateTable('checkouts').set({ status: 'expired' }).where('member_id', '=', MEMBER_ID).execute();
  const added = await database.db
    .insertInto('checkouts')
    .values({
      member_id: MEMBER_ID,
      plan_id: PLAN_ID,
      payment_processor: 'paypal',
      trial_days: 0,
      reference: 'I-1',
      creation_time: new Date(clock.nowMs()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  id = added.id;
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const nothing = () => Promise.resolve();
const lost = () => Promise.reject(new Error('no answer'));

/** A sync with a provider whose payer has agreed, with the given activation. */
function lookUpAt(begin: () => Promise<CheckoutState>, whileAsked: () => Promise<unknown> = nothing) {
  const provider: Partial<PaymentProvider> = {
    async findCheckout() {
      await whileAsked();
      return { kind: 'approved' };
    },
    confirmCheckout: begin,
  };
  return lookUpWith(provider, () => undefined);
}

function lookUpWith(provider: Partial<PaymentProvider>, onOtherPrice: (found: OtherPrice) => void) {
  return createProviderSync({
    database,
    providers: new Map([['paypal', provider as PaymentProvider]]),
    checkouts: createCheckoutsRepository(database.db, TEST_ACCOUNTS),
    handleReport: () => Promise.resolve('applied'),
    trials: createTrials({ key: 'key', clock, accounts: TEST_ACCOUNTS }),
    claimActivation: createClaimActivation({ database, accounts: TEST_ACCOUNTS, clock }),
    onOtherPrice,
    onApplied: () => undefined,
  });
}

const read = () => database.db.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const setLeaveTime = (leave_time: Date | null) =>
  sql`update members set leave_time = ${leave_time} where id = ${MEMBER_ID}`.execute(database.db);

test('only a subscription charged at another price than it was sold at is reported', async () => {
  const version = await database.db
    .updateTable('plan_prices')
    .set({ paypal_plan: 'P-SOLD' })
    .where('plan_id', '=', PLAN_ID)
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db.updateTable('checkouts').set({ price_id: version.id }).where('id', '=', id).execute();
  const now = new Date(clock.nowMs());
  const subscription: ReportedSubscription = {
    reference: 'I-1',
    checkoutId: id,
    startTime: now,
    endTime: now,
    cancelTime: null,
    ...({ status: 'active', payment: 'settled' } as const),
  };
  const found: OtherPrice[] = [];
  for (const price of ['P-SOLD', 'P-OTHER', undefined]) {
    const provider: Partial<PaymentProvider> = {
      findSubscription: () => Promise.resolve({ eventTime: now, subscription, payments: [], price }),
    };
    expect(await lookUpWith(provider, (other) => found.push(other)).subscription('paypal', 'I-1')).toBe('applied');
  }
  expect(found).toEqual([{ processor: 'paypal', reference: 'I-1', charged: 'P-OTHER', sold: 'P-SOLD' }]);
});

function hanging() {
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<undefined>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<CheckoutState>();
  const providerSync = lookUpAt(() => {
    isAsked(undefined);
    return answered;
  });
  return { providerSync, asked, answer };
}

test('one activation runs at a time, and a rejected one frees the member', async () => {
  const first = hanging();
  const looked = first.providerSync.checkout(id);
  await first.asked;
  const begin = jest.fn(() => Promise.resolve(REFUSED));
  expect(await lookUpAt(begin).checkout(id)).toEqual({ kind: 'open', isTrial: false });
  expect(begin).not.toHaveBeenCalled();
  expect((await read()).begin_time).not.toBeNull();
  first.answer(REFUSED);
  expect(await looked).toEqual({ kind: 'open', isTrial: false });
  expect((await read()).begin_time).toBeNull();
});

test('a late rejection does not undo a second try', async () => {
  const first = hanging();
  const looked = first.providerSync.checkout(id);
  await first.asked;
  clock.advance(2 * MINUTE_MS);
  await expect(lookUpAt(lost).checkout(id)).rejects.toThrow('no answer');
  first.answer(REFUSED);
  await looked;
  expect((await read()).begin_time).toEqual(new Date(clock.nowMs()));
});

test('an activation without a response is retried for half an hour, and then expires', async () => {
  await expect(lookUpAt(lost).checkout(id)).rejects.toThrow('no answer');
  clock.advance(29 * MINUTE_MS);
  await expect(lookUpAt(lost).checkout(id)).rejects.toThrow('no answer');
  clock.advance(30 * MINUTE_MS);
  const begin = jest.fn(() => Promise.resolve(REFUSED));
  expect(await lookUpAt(begin).checkout(id)).toEqual(EXPIRED);
  expect(begin).not.toHaveBeenCalled();
  expect((await read()).status).toBe('expired');
});

test('no subscription starts for a member who deletes the account', async () => {
  await setLeaveTime(new Date(clock.nowMs() + MINUTE_MS));
  const begin = jest.fn(() => Promise.resolve(REFUSED));
  expect(await lookUpAt(begin).checkout(id)).toEqual(EXPIRED);
  expect(begin).not.toHaveBeenCalled();
  await setLeaveTime(null);
});

test('a payment that arrives during the provider call does not expire', async () => {
  const pay = () => database.db.updateTable('checkouts').set({ status: 'completed' }).where('id', '=', id).execute();
  expect(await lookUpAt(lost, pay).checkout(id)).toEqual({ kind: 'settled' });
  expect((await read()).status).toBe('completed');
});
