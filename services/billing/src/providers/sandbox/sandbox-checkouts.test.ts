import { centsSchema } from '@afterglow/shared-contracts';
import { createManualClock } from '@afterglow/kit/testing';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { createSeededEnvironment, openTestEnvironment, withoutTables } from '#testing/open-test-environment.ts';
import { type SandboxDatabase, sandboxDatabase } from './sandbox-database.ts';
import { createSandboxCheckouts, type SandboxOrder } from './sandbox-checkouts.ts';

const ORDER: SandboxOrder = {
  payment_processor: 'stripe',
  order_number: 1,
  customer: 'cus_1',
  email: 'shopper@mail.example',
  title: 'Premium',
  price_cents: centsSchema.parse(499),
  period_months: 1,
  trial_days: 0,
  success_url: 'http://localhost/success',
  cancel_url: 'http://localhost/cancel',
};

test('the payer’s email is stored while the checkout is open, and not afterwards', async () => {
  const place = await createSeededEnvironment();
  const database = await openTestEnvironment(place);
  await forgetsAddresses(sandboxDatabase(withoutTables(database)));
  await database.close();
  await place.remove();
});

async function forgetsAddresses(database: SandboxDatabase): Promise<void> {
  const clock = createManualClock(0);
  const checkouts = createSandboxCheckouts(database, clock);
  const [paid, old] = [await checkouts.open(ORDER), await checkouts.open({ ...ORDER, order_number: 2 })];
  const emailOf = async ({ id }: { readonly id: string }) => (await checkouts.find(id))?.email;
  expect([await emailOf(paid), await emailOf(old)]).toEqual([ORDER.email, ORDER.email]);
  expect(await checkouts.pay(paid.id, { cardDigits: '4242', payer: 'card_1', webhookDelayMs: 0 })).toBe('paid');
  clock.skip(DAY_MS);
  await checkouts.expireOld();
  expect([await emailOf(paid), await emailOf(old)]).toEqual(['', '']);
}
