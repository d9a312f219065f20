import { MONTHLY, YEARLY } from '#testing/paypal-peer/paypal-site.ts';
import { HOUR_MS, MINUTE_MS, payPalSuite } from '#testing/paypal-peer/paypal-suite.ts';
import type { PeerEvent } from '#testing/paypal-peer/paypal-books.ts';
import { operatorTokenOf } from '#testing/send-import.ts';
import { until } from '#testing/until.ts';
// Named for the run on PostgreSQL, which takes the suites that start a service: '../src/testing/start-api.ts'.

const suite = payPalSuite();
const books = () => suite.site.paypal.books;

describe('money that goes back', () => {
  const untilCancelled = (id: string) =>
    until(
      () => Promise.resolve(books().subscription(id).status),
      (status) => status === 'CANCELLED',
    );

  test('by a refund ends Premium, and nothing more is taken', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    await suite.site.happen(books().refund(id));
    expect(await suite.payer.isPremium()).toBe(false);
    await untilCancelled(id);
    await suite.site.happen([books().tell('BILLING.SUBSCRIPTION.UPDATED', { id })]);
    expect(await suite.payer.isPremium()).toBe(false);
  });

  test('of an earlier month is told to the member, though its notice is lost', async () => {
    const id = await suite.payer.subscribe(MONTHLY);
    for (const _month of [1, 2, 3, 4]) {
      await suite.payer.passPaidTime();
      await suite.site.happen(
        books().subscription(id).lastPayment === undefined ? books().collect(id, true) : books().renew(id),
      );
    }
    const [first] = [...books().sales.values()].filter((sale) => sale.billing_agreement_id === id);
    if (first === undefined) throw new Error('Nothing was paid.');
    first.status = 'REFUNDED';
    books().tell('PAYMENT.SALE.REFUNDED', { id: 'REFUND-EARLIER', sale_id: first.id, state: 'completed' });
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    const { id: member, token } = suite.payer;
    const listed = async () => (await suite.site.api.call('listPayments', { params: { id: member }, token })).data;
    await until(listed, (payments) => payments.at(-1)?.returned === 499);
    expect((await listed()).map(({ returned }) => returned)).toEqual([0, 0, 0, 499]);
    expect(await suite.payer.isPremium()).toBe(true);
  });

  test.each([
    ['by notice', (events: readonly PeerEvent[]) => suite.site.happen(events)],
    ['by the hourly comparison alone', () => Promise.resolve(suite.site.clock.advance(HOUR_MS + MINUTE_MS))],
  ])(
    '[BILLING-002] not yet, while payer and seller only talk, and from the claim on until it is decided, %s',
    async (_by, tell) => {
      const id = await suite.payer.subscribe(YEARLY);
      await tell(books().dispute(id, 'INQUIRY'));
      expect(await suite.payer.isPremium()).toBe(true);
      for (const stage of ['CHARGEBACK', 'PRE_ARBITRATION', 'ARBITRATION']) {
        await tell(books().escalate(id, stage));
        await until(suite.payer.isPremium, (isPremium) => !isPremium);
      }
      await untilCancelled(id);
      await tell(books().resolve(id, 'RESOLVED_SELLER_FAVOUR'));
      await until(suite.payer.isPremium, (isPremium) => isPremium);
      await tell(books().resolve(id, 'RESOLVED_BUYER_FAVOUR'));
      await until(suite.payer.isPremium, (isPremium) => !isPremium);
    },
  );
});

describe('a donation', () => {
  const given = async () =>
    (await suite.site.api.call('getServiceStatus', { token: await operatorTokenOf(suite.site.api) })).data;
  async function order(): Promise<string> {
    const way = await suite.site.api.request('/donations/paypal?amount=50', { redirect: 'manual' });
    return way.headers.get('location')?.split('/').at(-1) ?? '';
  }
  async function comeBack(id: string): Promise<string> {
    const way = `${books().order(id).returnUrl}?token=${id}&PayerID=P1`;
    return (await fetch(way, { redirect: 'manual' })).headers.get('location')?.split('/premium').at(-1) ?? '';
  }

  test('is taken with the way back and with its notice, once, and counted until it went back', async () => {
    const before = await given();
    const id = await order();
    expect(books().order(id).amount).toEqual({ currency_code: 'USD', value: '50.00' });
    expect(await comeBack(id)).toBe('/donate/complete?state=cancel');
    const events = books().agree(id);
    const ends = await Promise.all([comeBack(id), ...events.map((event) => suite.site.deliver(event)), comeBack(id)]);
    expect(ends).toEqual(['/donate/complete?state=success', 204, '/donate/complete?state=success']);
    await suite.site.happen(books().events.slice(-2));
    const after = await given();
    expect(after.donated_cents - before.donated_cents).toBe(5_000);
    expect(
      [...books().captures.values()].filter(({ id: capture }) => capture === books().order(id).capture),
    ).toHaveLength(1);
    await suite.site.happen(books().refund(id));
    expect(await given()).toMatchObject({ donations: before.donations, donated_cents: before.donated_cents });
  });

  test('[BILLING-002] [BILLING-006] is taken with the notice alone, and where that is lost as well, within an hour, as is what goes back', async () => {
    const before = await given();
    const told = await order();
    await suite.site.happen(books().agree(told));
    expect(books().order(told).status).toBe('COMPLETED');
    const lost = await order();
    for (const [happens, count] of [
      [() => books().agree(lost), 2],
      [() => books().dispute(lost, 'CHARGEBACK'), 1],
      [() => books().resolve(lost, 'RESOLVED_SELLER_FAVOUR'), 2],
      [() => books().refund(told), 1],
    ] as const) {
      happens();
      suite.site.clock.advance(HOUR_MS + MINUTE_MS);
      await until(given, ({ donations }) => donations === before.donations + count);
    }
  });

  test('leads a browser to a page while PayPal does not answer, and is taken within an hour where the donor has agreed', async () => {
    const before = await given();
    const agreed = await order();
    books().agree(agreed);
    suite.site.paypal.isDown = true;
    expect(await comeBack(agreed)).toBe('/donate/complete?state=success');
    const opened = await suite.site.api.request('/donations/paypal?amount=50', {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
    expect(opened.headers.get('location')?.split('/premium').at(-1)).toBe('/donate/complete?state=unavailable');
    suite.site.paypal.isDown = false;
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    await until(given, ({ donations }) => donations === before.donations + 1);
    expect(books().order(agreed).status).toBe('COMPLETED');
  });

  test('that this site did not ask for is neither taken nor counted', async () => {
    const before = await given();
    const id = await order();
    const foreign = { ...books().order(id), id: 'O-foreign', custom_id: 'another/donation' };
    books().orders.set(foreign.id, foreign);
    await suite.site.happen(books().agree(foreign.id));
    expect(books().order(foreign.id).status).toBe('APPROVED');
    expect(await given()).toMatchObject({ donations: before.donations });
  });
});
