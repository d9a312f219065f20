import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CrashingPaymentProvider,
  startCrashingPayPal,
  startCrashingStripe,
} from '#testing/crashing-payment-providers.ts';
import { makeProcessPlace, type ServiceProcess, startServiceProcess } from '#testing/service-process.ts';
import { type TestMember, signUp } from '#testing/sign-up.ts';
import { until } from '@afterglow/kit/testing';
// Named for the run on PostgreSQL, which takes the suites that start a service: '../src/testing/start-api.ts'.

/** The long run kills at every write until an order and its activation finish before it. */
const IS_LONG = process.env['PAYMENT_KILLS'] === 'all';
const MOST_WRITES = 60;
const FEWEST_WRITES = 8;
const YEARLY = 3;
const LIMIT_MS = 60_000;

let place: Awaited<ReturnType<typeof makeProcessPlace>>;
let paypal: Awaited<ReturnType<typeof startCrashingPayPal>>;
beforeAll(async () => {
  place = await makeProcessPlace();
  paypal = await startCrashingPayPal(place.dataDir);
}, LIMIT_MS);
afterAll(async () => {
  await paypal.stop();
  await place.remove();
});

async function order(service: ServiceProcess, fakeServer: CrashingPaymentProvider, payer: TestMember): Promise<string> {
  const body = {
    subscriptionsProductsId: YEARLY,
    paymentProcessor: fakeServer.processor,
    dueToday: 4_790,
    price: 4_790,
  };
  const { redirectUrl } = (await service.call('createCheckout', { body, token: payer.token })).data;
  const ordered = new URL(redirectUrl).pathname.split('/').at(-1) ?? '';
  fakeServer.agree(ordered);
  return ordered;
}

/** The browser returns, and the provider sends its webhooks; errors are ignored. */
async function activate(
  { origin }: ServiceProcess,
  fakeServer: CrashingPaymentProvider,
  ordered: string,
): Promise<void> {
  const { pathname, search } = new URL(fakeServer.returnUrlOf(ordered));
  await fetch(`${origin}${pathname}${search}`, { redirect: 'manual' }).catch(() => undefined);
  await fakeServer.reportOf(ordered, origin).catch(() => undefined);
}

interface Payment {
  readonly payer: TestMember;
  readonly ordered: string;
  readonly takenBefore: number;
}

async function expectPaidOnce(
  service: ServiceProcess,
  fakeServer: CrashingPaymentProvider,
  payment: Payment,
): Promise<void> {
  const { payer, ordered, takenBefore } = payment;
  await activate(service, fakeServer, ordered);
  await activate(service, fakeServer, ordered);
  const asked = { query: { membersid: payer.id }, token: payer.token };
  expect((await service.call('listSubscriptions', asked)).data).toMatchObject([
    { status: 'active', plan: { id: YEARLY }, paymentProcessor: fakeServer.processor },
  ]);
  const paid = await service.call('listPayments', { params: { id: payer.id }, token: payer.token });
  expect(paid.data).toMatchObject([{ paid: 4_790, returned: 0 }]);
  expect(fakeServer.countTaken() - takenBefore).toBe(1);
}

async function arm(service: ServiceProcess): Promise<void> {
  service.child.kill('SIGUSR2');
  await until(
    () => Promise.resolve(service.lines.some(({ msg }) => msg === 'armed')),
    (isArmed) => isArmed,
  );
}

async function killAtEachWrite(fakeServer: CrashingPaymentProvider): Promise<number> {
  const start = (write: number) =>
    startServiceProcess(place, { ...fakeServer.variables, KILLED_AT_WRITE: String(write) });
  let write = 1;
  let service = await start(write);
  for (let wasKilled = true; wasKilled; write += 1) {
    expect(write).toBeLessThan(MOST_WRITES);
    const payer = await signUp(service);
    const takenBefore = fakeServer.countTaken();
    await arm(service);
    const before = await order(service, fakeServer, payer).catch(() => undefined);
    if (before !== undefined) await activate(service, fakeServer, before);
    wasKilled = (await service.end('SIGTERM')).signal === 'SIGKILL';
    service = await start(write + 1);
    const ordered = before ?? (await order(service, fakeServer, payer));
    await expectPaidOnce(service, fakeServer, { payer, ordered, takenBefore });
  }
  await service.end('SIGTERM');
  return write - 2;
}

if (IS_LONG)
  test(
    'killed at each write of an order and its activation, the service has Premium paid once',
    async () => {
      const writes: Record<string, number> = {};
      const stripe = await startCrashingStripe();
      for (const fakeServer of [stripe, paypal]) writes[fakeServer.processor] = await killAtEachWrite(fakeServer);
      await stripe.stop();
      await writeResult(writes);
      // The checkout, its reference, the webhook, the subscription, its payment, the checkout again and the mail.
      for (const count of Object.values(writes)) expect(count).toBeGreaterThanOrEqual(FEWEST_WRITES);
    },
    2 * MOST_WRITES * LIMIT_MS,
  );

test(
  'killed during an activation at PayPal, the service starts again with Premium paid once',
  async () => {
    for (const moment of IS_LONG ? (['beforeBeginning', 'onBegun'] as const) : (['onBegun'] as const)) {
      const service = await startServiceProcess(place, paypal.variables);
      const payer = await signUp(service);
      const takenBefore = paypal.countTaken();
      const ordered = await order(service, paypal, payer);
      paypal[moment] = async () => {
        paypal[moment] = () => Promise.resolve();
        await service.end('SIGKILL');
      };
      await activate(service, paypal, ordered);
      const next = await startServiceProcess(place, paypal.variables);
      await expectPaidOnce(next, paypal, { payer, ordered, takenBefore });
      await next.end('SIGTERM');
    }
  },
  LIMIT_MS * 2,
);

/** Stored next to the other long runs, one for each database. */
async function writeResult(writes: Readonly<Record<string, number>>): Promise<void> {
  const folder = process.env['PAYMENT_KILLS_RESULTS'];
  if (folder === undefined) return;
  const database = place.databaseUrl === undefined ? 'embedded' : 'postgres';
  // Any other result has failed the test before.
  const result = { killedAtWrites: writes, premiumOncePaidOnce: writes };
  await writeFile(join(folder, `payment-kills-${database}.json`), `${JSON.stringify(result, null, 2)}\n`);
}
