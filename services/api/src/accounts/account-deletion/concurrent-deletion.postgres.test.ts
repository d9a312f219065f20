import { centsSchema, type CheckoutId, memberIdSchema, planIdSchema } from '@afterglow/shared-contracts';
import { createManualClock, until, type TestEnvironment } from '@afterglow/kit/testing';
import { sql } from 'kysely';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import { billingDatabase, toBilling } from '#db/billing-database.ts';
import { createBillingAccounts } from '../billing-accounts.ts';
import type { FileStorage } from '#media/storage/index.ts';
import type { ReportedSubscription, PaymentProvider } from '@afterglow/billing';
import { createClaimActivation, createMemberDeletion, createReportHandler } from '@afterglow/billing/testing';
import { openTestEnvironment } from '#testing/open-test-environment.ts';
import { createSeededEnvironment, TEST_NOW_MS } from '#testing/start-api.ts';
import { createAccountDeletionService } from './account-deletion.service.ts';
import { createAccountPurge } from './purge-accounts.ts';

const ID = memberIdSchema.parse(3);
const CALLER = { memberId: ID, isPremium: true, isSuperAdmin: false, token: '' };
const clock = createManualClock(TEST_NOW_MS);
const now = new Date(TEST_NOW_MS);
const [PRICE, NOTHING] = [centsSchema.parse(4_790), centsSchema.parse(0)];
const nothing = () => Promise.resolve();
// Only its name is used.
const PROVIDERS = new Map([['stripe', {} as PaymentProvider]] as const);
const mailer = { send: nothing };
const accounts = createBillingAccounts(mailer);

let place: TestEnvironment;
let database: ApiDatabase & { close(): Promise<void> };
beforeAll(async () => {
  place = await createSeededEnvironment();
  database = await openTestEnvironment(place);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

function memberDeletion() {
  const trials = { recordDeletion: nothing };
  return createMemberDeletion({ database: billingDatabase(database), providers: PROVIDERS, trials });
}

async function addCheckout(status: 'open' | 'completed'): Promise<CheckoutId> {
  const { id } = await database.db
    .insertInto('checkouts')
    .values({
      member_id: ID,
      plan_id: planIdSchema.parse(3),
      payment_processor: 'stripe',
      trial_days: 0,
      status,
      reference: 'cs_1',
      creation_time: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks the member until released, then runs `last` in the same transaction. */
async function holdMember(last: (executor: ApiQueries) => Promise<unknown> = nothing) {
  const [held, letGo] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const done = database.transaction(async (executor) => {
    await executor.selectFrom('members').select('id').where('id', '=', ID).forUpdate().execute();
    held.resolve(undefined);
    await letGo.promise;
    await last(executor);
  });
  await held.promise;
  return { done, letGo: () => letGo.resolve(undefined) };
}

async function untilWaiting(count: number): Promise<void> {
  const look = () =>
    sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
  await until(look, ({ rows }) => rows[0]?.waiting === count);
}

test('account deletion and a report of the member’s payment wait for each other', async () => {
  const checkoutId = await addCheckout('completed');
  const subscription: ReportedSubscription = {
    reference: 'sub_1',
    checkoutId,
    startTime: now,
    cancelTime: null,
    ...({ status: 'active', payment: 'settled' } as const),
    endTime: new Date(TEST_NOW_MS + 1_000_000),
  };
  const handleReport = createReportHandler(accounts, { decide: () => Promise.resolve(undefined) });
  const report = (payment: number) =>
    database.transaction((executor) =>
      handleReport(toBilling(executor), 'stripe', {
        eventTime: new Date(TEST_NOW_MS + payment),
        subscription,
        payments: [{ reference: `in_${payment}`, paidCents: PRICE, returnedCents: NOTHING, paidTime: now }],
      }),
    );
  await report(1);
  const service = createAccountDeletionService({
    database,
    memberDeletion: memberDeletion(),
    mailer,
    clock,
    origin: () => '',
    confirmations: { require: nothing, note: nothing, has: () => Promise.resolve(true) },
    mailLimit: { take: nothing, refund: nothing, forget: nothing },
    sessions: { endAll: nothing } as never,
    resetTokens: { removeAll: nothing } as never,
    emailChanges: { remove: nothing } as never,
  });
  const member = await holdMember();
  const leaving = service.leave(ID, CALLER);
  await untilWaiting(1);
  const reporting = report(2);
  await untilWaiting(2);
  member.letGo();
  await Promise.all([member.done, leaving, reporting]);
  const stored = database.db.selectFrom('subscriptions').selectAll().where('reference', '=', 'sub_1');
  expect(await stored.executeTakeFirstOrThrow()).toMatchObject({ cancel_owed: true });
  const payments = database.db.selectFrom('payments').select('reference').where('member_id', '=', ID);
  expect((await payments.execute()).map(({ reference }) => reference)).toEqual(['in_1', 'in_2']);
});

test('a member who cancels the deletion and pays during the purge keeps account and payment', async () => {
  await database.db
    .updateTable('subscriptions')
    .set({ end_time: new Date(0) })
    .where('member_id', '=', ID)
    .execute();
  await database.db.updateTable('members').set({ leave_time: now }).where('id', '=', ID).execute();
  const id = await addCheckout('open');
  const failures: unknown[] = [];
  const removing = createAccountPurge({
    database,
    memberDeletion: memberDeletion(),
    clock,
    files: {} as FileStorage,
    onError: (error) => failures.push(error),
  });
  const member = await holdMember((executor) =>
    executor.updateTable('members').set({ leave_time: null }).where('id', '=', ID).execute(),
  );
  const claiming = createClaimActivation({ database: billingDatabase(database), accounts, clock })({
    id,
    member_id: ID,
  });
  await untilWaiting(1);
  removing.start();
  await untilWaiting(2);
  member.letGo();
  expect(await claiming).toMatchObject({ kind: 'claimed' });
  await member.done;
  await removing.stop();
  expect(failures).toEqual([]);
  expect(await database.db.selectFrom('members').select('id').where('id', '=', ID).execute()).toHaveLength(1);
});
