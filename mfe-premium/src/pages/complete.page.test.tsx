import { openPage } from '@afterglow/shared-area/testing';
import { type Checkout, checkoutIdSchema, type SessionState, type Subscription } from '@afterglow/shared-contracts';
import { buildMember, buildMemberSession, buildSubscription } from '@afterglow/shared-contracts/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { remote } from '../area.ts';
import { startConversion } from '../config/conversion.ts';
import { storeOrderedPlan } from '../lib/ordered-plan.ts';
import { MONTHLY, YEARLY } from '../testing/plans.ts';

const WAITING = 'Please wait a few seconds while we upgrade your account...';
const DELAYED = 'This is taking a bit longer than expected. Please be patient...';
const FAILED = 'Looks like something went wrong. Please contact support.';
const CANCELLED = buildSubscription({ status: 'canceled' });

interface Opening {
  readonly query?: string;
  readonly session?: SessionState;
  readonly has?: readonly Subscription[];
}

async function open({ query = '?state=success', session = buildMemberSession(), has = [] }: Opening = {}) {
  const page = await openPage(remote, {
    path: `/premium/complete${query}`,
    session,
    answers: {
      listSubscriptions: () => ({ data: [...has] }),
      getMember: () => ({ data: buildMember({ premium: true }) }),
    },
  });
  return { ...page, asked: () => page.data.queriesOf('listSubscriptions').length };
}

const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const says = (text: string) => screen.queryByText(text) !== null;
const isComplete = () => screen.queryByRole('heading', { level: 1, name: 'All Set!' }) !== null;

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

test('[PREMIUM-059] [PREMIUM-060] [PREMIUM-063] waits at first', async () => {
  await open();
  expect(document.title).toBe('Afterglow | Premium');
  expect(screen.getByRole('status')).toHaveTextContent(WAITING);
  expect([isComplete(), says(FAILED)]).toEqual([false, false]);
});

test.each(['active', 'trialing'] as const)(
  '[PREMIUM-059] [PREMIUM-061] [PREMIUM-062] [PREMIUM-063] completes once a subscription is %s',
  async (status) => {
    storeOrderedPlan(MONTHLY.id);
    const { data } = await open({ has: [CANCELLED] });
    await wait(5);
    expect(isComplete()).toBe(false);
    data.answer({ listSubscriptions: () => ({ data: [CANCELLED, buildSubscription({ status })] }) });
    await wait(2);
    expect(isComplete()).toBe(true);
    expect(screen.getByText('Thanks for upgrading to Premium!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'BEGIN LISTENING' })).toHaveAttribute('href', '/');
    expect(says(WAITING)).toBe(false);
    const comes = screen.getByRole('link', { name: 'Manage subscription' }).parentElement;
    expect(comes).toHaveTextContent(
      status === 'trialing'
        ? /^Free until \d\d \w+ \d{4}\. Then you'll pay \$4\.99\./
        : /^Premium renews on \d\d \w+ \d{4}\./,
    );
  },
);

test('a trial rejected during the wait is shown on the payment page', async () => {
  const { data, navigation } = await open({ query: '?state=success&checkout=12' });
  const checkout: Checkout = {
    id: checkoutIdSchema.parse(12),
    status: 'open',
    subscriptionsProductsId: { id: MONTHLY.id },
    paymentProcessor: 'stripe',
    trialDays: 30,
    creationTime: '2026-03-01T12:00:00.000Z',
  };
  data.answer({ getCheckout: () => ({ data: checkout }) });
  await wait(4);
  expect(says(WAITING)).toBe(true);
  data.answer({ getCheckout: () => ({ data: { ...checkout, status: 'expired', trialRefusedFor: 'card' } }) });
  await wait(2);
  expect(navigation.getPath()).toBe('/premium/select-payment/2?state=card-had-trial');
});

test.each([
  ['while the plan that it replaces is the one that runs', MONTHLY, false],
  ['once the plan that was ordered runs', YEARLY, true],
])('[PREMIUM-064] a change of plan completes once the ordered plan runs: %s', async (_when, plan, isDone) => {
  storeOrderedPlan(YEARLY.id);
  await open({ has: [buildSubscription({ plan, paymentProcessor: 'paypal' })] });
  await wait(2);
  expect(isComplete()).toBe(isDone);
  expect(screen.queryByText(/^Premium renews on/) !== null).toBe(isDone);
});

test('[PREMIUM-063] any plan completes it in a tab without an order', async () => {
  await open({ has: [buildSubscription({ plan: YEARLY })] });
  await wait(2);
  expect(isComplete()).toBe(true);
  expect(screen.queryByText(/^Premium renews on/)).not.toBeInTheDocument();
});

describe('[PREMIUM-070] the polling', () => {
  function countCounting() {
    const set = jest.spyOn(window, 'setInterval');
    const clear = jest.spyOn(window, 'clearInterval');
    return () => {
      const cleared = new Set(clear.mock.calls.map(([id]) => id));
      const counting = set.mock.calls.flatMap(([, everyMs], index) =>
        everyMs === 1_000 ? [set.mock.results[index]?.value] : [],
      );
      return { begun: counting.length > 0, running: counting.filter((id) => !cleared.has(id)).length };
    };
  }
  afterEach(() => jest.restoreAllMocks());

  test.each([
    [
      'it is completed',
      async ({ data }: Awaited<ReturnType<typeof open>>) => {
        data.answer({ listSubscriptions: () => ({ data: [buildSubscription()] }) });
        await wait(2);
      },
    ],
    ['it has failed', () => wait(60)],
    [
      'the page is left',
      ({ navigation }: Awaited<ReturnType<typeof open>>) => act(async () => navigation.navigate('/premium')),
    ],
  ])('stops once %s', async (_when, happen) => {
    const counted = countCounting();
    const page = await open();
    expect(counted()).toEqual({ begun: true, running: 1 });
    await happen(page);
    expect(counted().running).toBe(0);
  });
});

test('[PREMIUM-069] [PREMIUM-070] polls every 2 seconds until completion, then refetches the member', async () => {
  const { data, session, asked } = await open();
  expect(asked()).toBe(1);
  await wait(2);
  expect(asked()).toBe(2);
  await wait(4);
  expect(asked()).toBe(4);
  expect(data.queriesOf('listSubscriptions').at(-1)).toEqual({ membersid: 1, waitMs: 1800 });
  expect(data.queriesOf('getMember')).toHaveLength(0);
  data.answer({ listSubscriptions: () => ({ data: [buildSubscription()] }) });
  await wait(2);
  expect(asked()).toBe(5);
  expect(data.queriesOf('getMember')).toHaveLength(1);
  expect(session.getSession()).toMatchObject({ premium: true });
  await wait(90);
  expect(asked()).toBe(5);
  expect([isComplete(), data.queriesOf('getMember').length]).toEqual([true, 1]);
});

test('[PREMIUM-070] leaving the page stops it', async () => {
  const { navigation, asked } = await open();
  await act(async () => navigation.navigate('/premium'));
  const before = asked();
  await wait(30);
  expect(asked()).toBe(before);
});

test('a member who leaves before the confirmation becomes Premium on any page', async () => {
  const { navigation, session, data } = await open();
  data.answer({ getMember: () => ({ data: buildMember({ premium: false }) }) });
  await act(async () => navigation.navigate('/premium'));
  await wait(30);
  expect(session.getSession()).toMatchObject({ premium: false });
  data.answer({ getMember: () => ({ data: buildMember({ premium: true }) }) });
  await wait(15);
  expect(session.getSession()).toMatchObject({ premium: true });
  const before = data.queriesOf('getMember').length;
  await wait(60);
  expect(data.queriesOf('getMember')).toHaveLength(before);
});

test.each([
  ['has not paid', { query: '?state=cancel' }, 0],
  ['is Premium already', { has: [buildSubscription()] }, 1],
])('a member who leaves and %s is not watched', async (_who, opening, asked) => {
  const { navigation, data } = await open(opening);
  await wait(2);
  await act(async () => navigation.navigate('/premium'));
  await wait(60);
  expect(data.queriesOf('getMember')).toHaveLength(asked);
});

test('a member who has left is watched for five minutes', async () => {
  const { navigation, data } = await open();
  data.answer({ getMember: () => Promise.reject(new Error('offline')) });
  await act(async () => navigation.navigate('/premium'));
  await wait(400);
  expect(data.queriesOf('getMember')).toHaveLength(20);
});

test('[PREMIUM-065] [PREMIUM-066] [PREMIUM-059] [PREMIUM-070] it takes longer after 20 seconds, and fails after 60', async () => {
  const { asked } = await open();
  await wait(19);
  expect([says(WAITING), says(DELAYED)]).toEqual([true, false]);
  await wait(1);
  expect([says(WAITING), says(DELAYED)]).toEqual([true, true]);
  await wait(39);
  expect([says(DELAYED), says(FAILED)]).toEqual([true, false]);
  await wait(1);
  expect([says(WAITING), says(DELAYED), says(FAILED)]).toEqual([false, false, true]);
  const before = asked();
  await wait(30);
  expect(asked()).toBe(before);
});

test('[PREMIUM-067] a failure names support, warns of paying twice and can be checked again', async () => {
  const { data } = await open();
  await wait(60);
  expect(screen.getByRole('status')).toHaveTextContent(FAILED);
  expect(screen.getByRole('link', { name: 'support@afterglow.example' })).toHaveAttribute(
    'href',
    'mailto:support@afterglow.example',
  );
  expect(screen.getByText(/^Already paid\? Don't pay again\./)).toBeVisible();
  data.answer({ listSubscriptions: () => ({ data: [buildSubscription()] }) });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Check again' })));
  await wait(1);
  expect(isComplete()).toBe(true);
});

test.each(['', '?state=cancel'])(
  '[PREMIUM-068] with "%s" nothing is requested, and it fails after a minute',
  async (query) => {
    const { asked } = await open({ query, has: [buildSubscription()] });
    await wait(59);
    expect(says(WAITING)).toBe(true);
    await wait(1);
    expect([says(FAILED), asked()]).toEqual([true, 0]);
  },
);

test('a visitor is redirected to the login without a request', async () => {
  const { asked } = await open({ session: { status: 'visitor' } });
  await wait(4);
  expect(asked()).toBe(0);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
  await wait(60);
  expect(says(FAILED)).toBe(true);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
});

test('a service that cannot be reached is asked again', async () => {
  const { data } = await open();
  data.answer({ listSubscriptions: () => Promise.reject(new Error('offline')) });
  await wait(6);
  expect(says(WAITING)).toBe(true);
  data.answer({
    listSubscriptions: () => ({ data: [buildSubscription()] }),
    getMember: () => Promise.reject(new Error('offline')),
  });
  await wait(2);
  expect(isComplete()).toBe(true);
});

test('[ANALYTICS-004] counts a completion once, and not again when the page is reopened', async () => {
  startConversion('premium');
  const { analytics, data } = await open();
  expect(analytics.sent).toEqual([]);
  data.answer({ listSubscriptions: () => ({ data: [buildSubscription()] }) });
  await wait(2);
  expect(analytics.sent).toEqual([{ name: 'premium_upsell_completed', data: {} }]);
  cleanup();
  const again = await open({ has: [buildSubscription()] });
  expect(again.analytics.sent).toEqual([]);
});

test('[ANALYTICS-008] no completion is counted in a tab without a chosen plan', async () => {
  const { analytics } = await open({ has: [buildSubscription()] });
  await wait(2);
  expect([isComplete(), analytics.sent]).toEqual([true, []]);
});
