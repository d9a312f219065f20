import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { signWebhook } from '@afterglow/billing/sandbox';
import { createShopper, findCheckout, type Shopper } from '#testing/shopper.ts';
import { readRefusal, type RunningApi } from '@afterglow/api/testing';
import { DAY_MS, HOUR_MS } from '@afterglow/shared-contracts/time';
import { startApi } from '#testing/start-api.ts';

const SECRET = 'a secret that providers and tests share';

let api: RunningApi;
let shopper: Shopper;
let order: number;
beforeAll(async () => {
  api = await startApi({ sandboxes: { PAYMENT_SANDBOX_SECRET: SECRET } });
});
beforeEach(async () => {
  shopper = await createShopper(api);
  await shopper.checkout(3);
  order = (await findCheckout(api, shopper)).id;
});
afterAll(async () => api.stop());

interface State {
  readonly status: string;
  readonly afterMs: number;
  readonly endsMs: number;
  readonly canceledMs?: number | undefined;
}

const isoAfter = (ms: number) => new Date(api.clock.nowMs() + ms).toISOString();

function write(reference: string, { status, afterMs, endsMs, canceledMs }: State, changes: object = {}): string {
  return JSON.stringify({
    id: `evt_${randomUUID()}`,
    created: isoAfter(afterMs),
    type: 'subscription.changed',
    data: {
      id: reference,
      order,
      status,
      started: isoAfter(0),
      period_end: isoAfter(endsMs),
      canceled: canceledMs === undefined ? null : isoAfter(canceledMs),
      ...changes,
    },
  });
}

interface Delivery {
  readonly secret?: string;
  readonly signedMs?: number;
  readonly processor?: string;
}

async function deliver(body: string, { secret = SECRET, signedMs = 0, processor = 'stripe' }: Delivery = {}) {
  const signature = signWebhook(secret, body, api.clock.nowMs() + signedMs);
  const response = await api.request(`/subscriptions/notices/${processor}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
    body,
  });
  await response.body?.cancel();
  return response.status;
}

const ACTIVE: State = { status: 'active', afterMs: 0, endsMs: 30 * DAY_MS };
const RENEWED: State = { status: 'active', afterMs: HOUR_MS, endsMs: 60 * DAY_MS };
const CANCELED: State = { status: 'canceled', afterMs: 2 * HOUR_MS, endsMs: 60 * DAY_MS, canceledMs: 2 * HOUR_MS };

test('a genuine webhook activates the subscription of its checkout', async () => {
  expect(await deliver(write('sub_genuine', ACTIVE))).toBe(204);
  expect(await shopper.isPremium()).toBe(true);
  expect((await findCheckout(api, shopper)).status).toBe('completed');
});

describe('a webhook changes nothing', () => {
  afterEach(async () => {
    expect(await shopper.subscriptions()).toEqual([]);
    expect(await shopper.isPremium()).toBe(false);
  });

  test('when it is signed with another secret', async () => {
    expect(await deliver(write('sub_forged', ACTIVE), { secret: 'another secret' })).toBe(400);
  });

  test.each([-6, 6])('when it was signed %i minutes from now', async (minutes) => {
    expect(await deliver(write('sub_recorded', ACTIVE), { signedMs: minutes * 60_000 })).toBe(400);
  });

  test('when it was changed after it was signed', async () => {
    const body = write('sub_changed', ACTIVE);
    const response = await api.request('/subscriptions/notices/stripe', {
      method: 'POST',
      headers: { 'sandbox-signature': signWebhook(SECRET, body, api.clock.nowMs()) },
      body: body.replace('"active"', '"active" '),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code: 'validation_failed', message: expect.any(String) });
  });

  test('when it is not signed, or has no body at all', async () => {
    const body = write('sub_unsigned', ACTIVE);
    expect((await api.request('/subscriptions/notices/stripe', { method: 'POST', body })).status).toBe(400);
    expect((await api.request('/subscriptions/notices/stripe', { method: 'POST' })).status).toBe(400);
  });

  test('when it is signed but invalid: it is rejected, and may be sent again', async () => {
    expect(await deliver('not json')).toBe(400);
    expect(await deliver(write('sub_odd', { ...ACTIVE, status: 'paused' }))).toBe(400);
  });

  test('when its checkout is unknown or of another processor: it is settled', async () => {
    expect(await deliver(write('sub_unknown', ACTIVE, { order: 999_999 }))).toBe(204);
    expect(await deliver(write('sub_other', ACTIVE), { processor: 'paypal' })).toBe(204);
  });

  test('when it is about another event: it is settled', async () => {
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, created: isoAfter(0), type: 'invoice.drafted', data: {} });
    expect(await deliver(body)).toBe(204);
  });

  test.each([
    ['apple', 404],
    ['manual', 404],
    ['cash', 400],
  ])('when it is sent to %s', async (processor, status) => {
    expect(await deliver(write('sub_nowhere', ACTIVE), { processor })).toBe(status);
  });

  test('when it is too long', async () => {
    expect(await deliver(write('sub_long', ACTIVE, { padding: 'x'.repeat(300_000) }))).toBe(413);
  });
});

test('a repeated webhook does nothing a second time, also when both arrive at the same time', async () => {
  const body = write('sub_repeated', ACTIVE);
  expect(await Promise.all([deliver(body), deliver(body), deliver(body)])).toEqual([204, 204, 204]);
  expect(await deliver(body)).toBe(204);
  expect(await shopper.subscriptions()).toHaveLength(1);
});

test('a late activation does not undo the cancellation that arrived before it', async () => {
  await deliver(write('sub_order', CANCELED));
  await deliver(write('sub_order', ACTIVE));
  await deliver(write('sub_order', RENEWED));
  expect(await shopper.subscriptions()).toMatchObject([{ status: 'canceled', endTime: isoAfter(CANCELED.endsMs) }]);
});

test('different webhooks about one subscription that arrive together create one subscription', async () => {
  const bodies = [ACTIVE, RENEWED, CANCELED].map((state) => write('sub_at_once', state));
  expect(await Promise.all(bodies.map((body) => deliver(body)))).toEqual([204, 204, 204]);
  expect(await shopper.subscriptions()).toMatchObject([{ status: 'canceled', endTime: isoAfter(CANCELED.endsMs) }]);
});

test('a resumed subscription is no longer canceled', async () => {
  await deliver(write('sub_resumed', CANCELED));
  await deliver(write('sub_resumed', { ...RENEWED, afterMs: 3 * HOUR_MS }));
  expect(await shopper.subscriptions()).toMatchObject([{ status: 'active', cancelTime: null }]);
});

test('any order and repetition of the webhooks of a subscription ends in the same state', async () => {
  const state = fc.record({
    status: fc.constantFrom('trialing', 'active', 'canceled'),
    // Some at the same time: a provider's clock may only count seconds.
    afterMs: fc.integer({ min: 0, max: 4 }).map((seconds) => seconds * 1000),
    // In the past, so that this test's many subscriptions do not replace each other.
    endsMs: fc.integer({ min: -9, max: -1 }).map((days) => days * DAY_MS),
    canceledMs: fc.option(fc.integer({ min: -9, max: -1 }), { nil: undefined }),
  });
  const history = fc.array(state, { minLength: 1, maxLength: 5 }).chain((states) => {
    const places = fc.integer({ min: 0, max: states.length - 1 });
    return fc.tuple(
      fc.constant(states),
      fc.shuffledSubarray([...states.keys()], { minLength: states.length }),
      fc.array(places, { maxLength: 4 }),
    );
  });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(history, async ([states, shuffled, repeated]) => {
      run += 1;
      const inOrder = states.map((each) => write(`sub_in_order_${run}`, each));
      for (const body of inOrder) expect(await deliver(body)).toBe(204);
      const expected = await newest();
      const bodies = states.map((each) => write(`sub_shuffled_${run}`, each));
      for (const place of [...shuffled, ...repeated]) expect(await deliver(bodies[place] ?? '')).toBe(204);
      const { id, ...shuffledState } = await newest();
      expect(id).not.toBe(expected.id);
      expect({ ...shuffledState, id: expected.id }).toEqual(expected);
    }),
    { numRuns: 25 },
  );
});

async function newest() {
  const query = { membersid: shopper.memberId, limit: 1000 };
  const { data } = await api.call('listSubscriptions', { query, token: shopper.token() });
  const last = data.toSorted((one, other) => other.id - one.id)[0];
  if (last === undefined) throw new Error('There is no subscription.');
  return last;
}

test('a payment webhook with a wrong signature is rejected and changes nothing', async () => {
  const body = JSON.stringify({
    id: 'evt_1',
    created: new Date().toISOString(),
    type: 'subscription.changed',
    data: {},
  });
  for (const headers of [{}, { 'sandbox-signature': 't=1,v1=00' }, { 'sandbox-signature': 'nonsense' }]) {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
    const { status } = await readRefusal(await api.request('/subscriptions/notices/stripe', init));
    expect([400, 401, 403]).toContain(status);
  }
});
