import { planIdSchema } from '@afterglow/shared-contracts';
import { buildPlan, buildSubscription } from '@afterglow/shared-contracts/testing';
import { currentPlan, isWebSubscription } from './current-plan.ts';

const NOW_MS = Date.parse('2026-06-15T12:00:00.000Z');
const free = buildPlan({ id: planIdSchema.parse(1), title: 'Free', price: 0 });
const monthly = buildPlan();
const running = buildSubscription({ endTime: '2026-07-01T00:00:00.000Z' });

test('without a running subscription it is the free plan', () => {
  const ended = buildSubscription({ endTime: '2026-06-01T00:00:00.000Z' });
  expect(currentPlan([free, monthly], [ended], NOW_MS)).toEqual({
    title: 'Free',
    isFree: true,
    subscription: null,
    longer: null,
  });
});

test('a running subscription names its plan, canceled or not', () => {
  const cancelled = { ...running, status: 'canceled', cancelTime: '2026-06-10T00:00:00.000Z' } as const;
  for (const subscription of [running, cancelled]) {
    const plan = currentPlan([free, monthly], [subscription], NOW_MS);
    expect(plan).toEqual({ title: 'Monthly', isFree: false, subscription, longer: null });
  }
});

test('a plan no longer sold is managed here, an app store subscription or a gift is not', () => {
  const gone = { ...running, plan: { ...running.plan, active: 0 } } as const;
  expect(isWebSubscription(currentPlan([free], [gone], NOW_MS))).toBe(true);
  for (const paymentProcessor of ['apple', 'google', 'manual'] as const) {
    expect(isWebSubscription(currentPlan([free, monthly], [{ ...running, paymentProcessor }], NOW_MS))).toBe(false);
  }
});
