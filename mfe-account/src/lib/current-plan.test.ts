import { planIdSchema, type Subscription } from '@afterglow/shared-contracts';
import { buildPlan } from '@afterglow/shared-contracts/testing';
import { currentPlan } from './current-plan.ts';

const NOW_MS = Date.parse('2026-06-15T12:00:00.000Z');
const free = buildPlan({ id: planIdSchema.parse(1), title: 'Free', price: 0 });
const monthly = buildPlan();

function subscription(overrides: Partial<Subscription> = {}): Subscription {
  return {
    id: 1 as Subscription['id'],
    status: 'active',
    endTime: '2026-07-01T00:00:00.000Z',
    cancelTime: null,
    subscriptionsProductsId: { id: monthly.id },
    plan: { id: monthly.id, price: monthly.price, active: 1 },
    subscriptionsCheckoutId: null,
    paymentProcessor: 'stripe',
    ...overrides,
  };
}

test('without a running subscription it is the free plan', () => {
  const ended = subscription({ endTime: '2026-06-01T00:00:00.000Z' });
  expect(currentPlan([free, monthly], [ended], NOW_MS)).toEqual({
    title: 'Free',
    isFree: true,
    endTime: null,
    isCancelled: false,
  });
});

test('a running subscription names its plan and its end', () => {
  expect(currentPlan([free, monthly], [subscription()], NOW_MS)).toMatchObject({
    title: 'Monthly',
    isFree: false,
    endTime: '2026-07-01T00:00:00.000Z',
  });
});

test('a cancelled subscription runs until its end', () => {
  const cancelled = subscription({ status: 'canceled', cancelTime: '2026-06-10T00:00:00.000Z' });
  expect(currentPlan([free, monthly], [cancelled], NOW_MS)).toMatchObject({ title: 'Monthly', isCancelled: true });
});
