import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deliverNotice } from '#testing/paypal-peer/deliver-notice.ts';
import { CLIENT_ID, type PayPalPeer, startPayPalPeer } from '#testing/paypal-peer/paypal-peer.ts';
import { addPlans, PAYPAL_PLANS } from '#testing/paypal-peer/peer-plans.ts';
import { makeProcessPlace, type ServiceProcess, startServiceProcess } from '#testing/service-process.ts';
import { type Newcomer, signUp } from '#testing/sign-up.ts';
import { until } from '#testing/until.ts';
// Named for the run on PostgreSQL, which takes the suites that start a service: '../src/testing/start-api.ts'.

/** The long run kills at every write until an activation is over before it. */
const IS_LONG = process.env['PAYMENT_KILLS'] === 'all';
const MOST_WRITES = 40;
const FEWEST_WRITES = 6;
const YEARLY = 3;
const LIMIT_MS = 60_000;

let place: Awaited<ReturnType<typeof makeProcessPlace>>;
let paypal: PayPalPeer;
let variables: Readonly<Record<string, string>>;
beforeAll(async () => {
  place = await makeProcessPlace();
  paypal = await startPayPalPeer({ nowMs: () => Date.now() });
  addPlans(paypal.books);
  const roots = join(place.dataDir, 'paypal-roots.pem');
  await writeFile(roots, paypal.certificates.root);
  variables = {
    PAYMENTS: 'none',
    PAYPAL_CLIENT_ID: CLIENT_ID,
    PAYPAL_CLIENT_SECRET: paypal.clientSecret,
    PAYPAL_WEBHOOK_ID: paypal.webhookId,
    PAYPAL_PLANS,
    PAYPAL_API_URL: paypal.url,
    PAYPAL_CA_FILE: roots,
  };
}, LIMIT_MS);
afterAll(async () => {
  await paypal.stop();
  await place.remove();
});

interface Payment {
  readonly payer: Newcomer;
  /** PayPal's name for the subscription. */
  readonly id: string;
}

/** Orders and agrees. */
async function agree(service: ServiceProcess): Promise<Payment> {
  const payer = await signUp(service);
  const body = { subscriptionsProductsId: YEARLY, paymentProcessor: 'paypal' } as const;
  const { redirectUrl } = (await service.call('createCheckout', { body, token: payer.token })).data;
  const id = new URL(redirectUrl).pathname.split('/').at(-1) ?? '';
  paypal.books.approve(id);
  return { payer, id };
}

/** The browser comes back, and PayPal tells of what has happened; whatever breaks off is left. */
async function activate({ origin }: ServiceProcess, { id }: Payment): Promise<void> {
  const { pathname, search } = new URL(paypal.books.subscription(id).returnUrl);
  await fetch(`${origin}${pathname}${search}`, { redirect: 'manual' }).catch(() => undefined);
  for (const event of paypal.books.events.filter(({ resource }) => JSON.stringify(resource).includes(`"${id}"`)))
    await deliverNotice(paypal, origin, event).catch(() => undefined);
}

async function expectPaidOnce(service: ServiceProcess, payment: Payment): Promise<void> {
  const { payer, id } = payment;
  await activate(service, payment);
  await activate(service, payment);
  const asked = { query: { membersid: payer.id }, token: payer.token };
  expect((await service.call('listSubscriptions', asked)).data).toMatchObject([
    { status: 'active', plan: { id: YEARLY }, paymentProcessor: 'paypal' },
  ]);
  const paid = await service.call('listPayments', { params: { id: payer.id }, token: payer.token });
  expect(paid.data).toMatchObject([{ paid: 4_790, returned: 0 }]);
  expect([...paypal.books.sales.values()].filter((sale) => sale.billing_agreement_id === id)).toHaveLength(1);
}

async function arm(service: ServiceProcess): Promise<void> {
  service.child.kill('SIGUSR2');
  await until(
    () => Promise.resolve(service.lines.some(({ msg }) => msg === 'armed')),
    (isArmed) => isArmed,
  );
}

if (IS_LONG)
  test(
    'killed at each write of an activation, the service starts again with Premium paid once',
    async () => {
      const start = (write: number) => startServiceProcess(place, { ...variables, KILLED_AT_WRITE: String(write) });
      let write = 1;
      let service = await start(write);
      for (let wasKilled = true; wasKilled; write += 1) {
        expect(write).toBeLessThan(MOST_WRITES);
        const payment = await agree(service);
        await arm(service);
        await activate(service, payment);
        wasKilled = (await service.end('SIGTERM')).signal === 'SIGKILL';
        service = await start(write + 1);
        await expectPaidOnce(service, payment);
      }
      await service.end('SIGTERM');
      await writeResult(write - 2);
      // Its claim, the notice, the subscription, its payment, the checkout and the mail.
      expect(write - 2).toBeGreaterThanOrEqual(FEWEST_WRITES);
    },
    MOST_WRITES * LIMIT_MS,
  );

test(
  'killed while PayPal begins a subscription, the service starts again with Premium paid once',
  async () => {
    for (const moment of IS_LONG ? (['beforeBeginning', 'onBegun'] as const) : (['onBegun'] as const)) {
      const service = await startServiceProcess(place, variables);
      const payment = await agree(service);
      paypal[moment] = async () => {
        paypal[moment] = () => Promise.resolve();
        await service.end('SIGKILL');
      };
      await activate(service, payment);
      const next = await startServiceProcess(place, variables);
      await expectPaidOnce(next, payment);
      await next.end('SIGTERM');
    }
  },
  LIMIT_MS * 2,
);

/** Kept beside the other long runs, one for each database. */
async function writeResult(writes: number): Promise<void> {
  const folder = process.env['PAYMENT_KILLS_RESULTS'];
  if (folder === undefined) return;
  const database = place.databaseUrl === undefined ? 'embedded' : 'postgres';
  // Whatever is not Premium once, and paid once, has failed the test before.
  const result = { killedAtWrites: writes, premiumOncePaidOnce: writes };
  await writeFile(join(folder, `payment-kills-${database}.json`), `${JSON.stringify(result, null, 2)}\n`);
}
