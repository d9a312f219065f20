import { centsSchema, type CheckoutId, memberIdSchema, planIdSchema } from '@afterglow/shared-contracts';
import { createManualClock, until, type TestEnvironment } from '@afterglow/kit/testing';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import type { PaymentEvent, PaymentProvider } from '#port/index.ts';
import {
  createSeededEnvironment,
  openTestEnvironment,
  TEST_ACCOUNTS,
  type TestDatabase,
} from '#testing/open-test-environment.ts';
import { createWebhookCleanup } from './webhook-cleanup.ts';
import { createPendingCancellations, createReportHandler, type HandleReport } from '#subscriptions/index.ts';
import { createTrials } from '#trials/index.ts';
import { createWebhooksService } from './webhooks.service.ts';

const clock = createManualClock(Date.parse('2026-11-21T12:00:00Z'));
const MEMBER_ID = memberIdSchema.parse(3);
const webhook = { headers: {}, rawBody: Buffer.alloc(0) };

let place: TestEnvironment;
let database: TestDatabase;
let checkoutId: CheckoutId;
beforeAll(async () => {
  place = await createSeededEnvironment();
  database = await openTestEnvironment(place);
});
beforeEach(async () => {
  const { id } = await database.db
    .insertInto('checkouts')
    .values({
      member_id: MEMBER_ID,
      plan_id: planIdSchema.parse(3),
      payment_processor: 'stripe',
      trial_days: 0,
      reference: 'cs_test',
      creation_time: new Date(clock.nowMs()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  checkoutId = id;
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const handleReport = createReportHandler(TEST_ACCOUNTS, createTrials({ key: 'key', clock, accounts: TEST_ACCOUNTS }));

function serviceOn(eventId: string, take: HandleReport = handleReport) {
  return serviceNotifiedOf(
    {
      id: eventId,
      eventTime: new Date(clock.nowMs()),
      kind: 'subscription-changed',
      subscription: {
        reference: `sub_${eventId}`,
        checkoutId,
        status: 'active',
        startTime: new Date(clock.nowMs()),
        endTime: new Date(clock.nowMs() + 1),
        cancelTime: null,
        payment: 'settled',
      },
      payments: [],
    },
    take,
  );
}

function serviceNotifiedOf(event: PaymentEvent, take: HandleReport = handleReport) {
  const provider = { readWebhook: () => Promise.resolve({ kind: 'genuine', event }) } as Partial<PaymentProvider>;
  return createWebhooksService({
    database,
    providers: new Map([['stripe', provider as PaymentProvider]]),
    clock,
    handleReport: take,
    notifyPaymentFailed: () => Promise.resolve(),
    onApplied: () => undefined,
  });
}

async function countOf(eventId: string) {
  const { db } = database;
  const webhooks = await db.selectFrom('payment_notices').select('id').where('id', '=', eventId).execute();
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('reference', '=', `sub_${eventId}`)
    .execute();
  return { webhooks: webhooks.length, subscriptions: subscriptions.length };
}

test('a failure before the commit stores nothing, so the next delivery does everything', async () => {
  const breaking = serviceOn('evt_broken', async (...report) => {
    await handleReport(...report);
    throw new Error('The process dies here.');
  });
  await expect(breaking.take('stripe', webhook)).rejects.toThrow('The process dies here.');
  expect(await countOf('evt_broken')).toEqual({ webhooks: 0, subscriptions: 0 });
  expect(await serviceOn('evt_broken').take('stripe', webhook)).toMatchObject({ result: 'applied' });
  expect(await countOf('evt_broken')).toEqual({ webhooks: 1, subscriptions: 1 });
});

test('a committed webhook whose response was lost is settled when it is repeated', async () => {
  expect(await serviceOn('evt_lost').take('stripe', webhook)).toMatchObject({ result: 'applied' });
  expect(await serviceOn('evt_lost').take('stripe', webhook)).toMatchObject({ result: 'repeated' });
  expect(await countOf('evt_lost')).toEqual({ webhooks: 1, subscriptions: 1 });
});

test('a webhook waits for a transaction that holds the checkout, and is then applied', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let hold: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (hold = resolve));
  const holding = database.transaction(async (executor) => {
    await executor.selectFrom('checkouts').select('id').where('id', '=', checkoutId).forUpdate().execute();
    hold();
    await released;
  });
  await held;
  const order: string[] = [];
  const taking = serviceOn('evt_waiting')
    .take('stripe', webhook)
    .then((outcome) => {
      order.push('taken');
      return outcome;
    });
  order.push('released');
  release();
  await holding;
  expect(await taking).toMatchObject({ result: 'applied' });
  expect(order).toEqual(['released', 'taken']);
});

test('of two deliveries at the same time one is applied and the other is a repetition', async () => {
  const outcomes = await Promise.all([1, 2].map(async () => serviceOn('evt_twice').take('stripe', webhook)));
  const results = outcomes.map((outcome) => (outcome.kind === 'settled' ? outcome.result : outcome.reason));
  expect(results.sort()).toEqual(['applied', 'repeated']);
});

describe('a donation', () => {
  const report = (id: string, reference: string) =>
    serviceNotifiedOf({
      id,
      eventTime: new Date(clock.nowMs()),
      kind: 'donation-received',
      donation: { reference, amountCents: centsSchema.parse(5_000) },
    }).take('stripe', webhook);
  const recorded = (reference: string) =>
    database.db.selectFrom('donations').selectAll().where('reference', '=', reference).execute();

  test('is recorded with its amount and time', async () => {
    expect(await report('evt_given', 'don_given')).toMatchObject({ result: 'applied' });
    expect(await recorded('don_given')).toEqual([
      {
        payment_processor: 'stripe',
        reference: 'don_given',
        amount_cents: 5_000,
        donation_time: new Date(clock.nowMs()),
      },
    ]);
  });

  test('is recorded once, by however many webhooks and events report it', async () => {
    const outcomes = await Promise.all(
      ['evt_one', 'evt_one', 'evt_two', 'evt_three'].map((id) => report(id, 'don_repeated')),
    );
    const results = outcomes.map((outcome) => (outcome.kind === 'settled' ? outcome.result : outcome.reason));
    expect(results.sort()).toEqual(['applied', 'repeated', 'repeated', 'repeated']);
    expect(await recorded('don_repeated')).toHaveLength(1);
  });
});

test('webhooks are deleted after sixty days, and later repetitions change nothing', async () => {
  const errors: unknown[] = [];
  const forgetting = createWebhookCleanup(database.db, clock, (error) => errors.push(error));
  await serviceOn('evt_old').take('stripe', webhook);
  clock.advance(60 * DAY_MS);
  await serviceOn('evt_new').take('stripe', webhook);
  forgetting.start();
  await forgetting.stop();
  expect(await countOf('evt_old')).toEqual({ webhooks: 1, subscriptions: 1 });
  clock.advance(1);
  const later = createWebhookCleanup(database.db, clock, (error) => errors.push(error));
  later.start();
  await later.stop();
  expect(await countOf('evt_old')).toEqual({ webhooks: 0, subscriptions: 1 });
  expect(await countOf('evt_new')).toEqual({ webhooks: 1, subscriptions: 1 });
  expect(errors).toEqual([]);
});

test('a subscription unknown at the provider is tried once and reported once', async () => {
  const [tried, left]: [unknown[], unknown[]] = [[], []];
  const rounds = createPendingCancellations({
    database,
    clock,
    cancelAtProvider({ reference }) {
      tried.push(reference);
      return Promise.resolve('unknown');
    },
    onLeft: ({ reference }) => left.push(reference),
    onError: (error) => left.push(error),
  });
  for (const name of ['evt_first', 'evt_second', 'evt_third']) {
    await serviceOn(name).take('stripe', webhook);
    rounds.start();
    const count = tried.length;
    await until(
      () => Promise.resolve(tried.length),
      (length) => length > count || name === 'evt_first',
    );
  }
  await rounds.stop();
  expect(tried).toEqual(expect.arrayContaining(['sub_evt_first', 'sub_evt_second']));
  expect(new Set(tried).size).toBe(tried.length);
  expect(left).toEqual(tried);
});
