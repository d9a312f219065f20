import { centsSchema, planIdSchema, subscriptionIdSchema, type Subscription } from '@afterglow/shared-contracts';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { activeSubscription, hasBeenPremium, isPaidViaMobile, managedSubscription } from './entitlement.ts';

const NOW_MS = Date.parse('2026-03-01T12:00:00Z');

describe('[PREMIUM-058] [ACCOUNT-046] the active subscription', () => {
  test('is the one with the latest end in the future, whatever its status', () => {
    const list = [
      build(1, '2026-04-01T00:00:00Z', { status: 'active' }),
      build(2, '2026-05-01T00:00:00Z', { status: 'canceled' }),
      build(3, '2026-02-01T00:00:00Z', { status: 'active' }),
    ];
    expect(activeSubscription(list, NOW_MS)?.id).toBe(2);
    expect(list.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('is undefined when none ends in the future', () => {
    expect(activeSubscription([build(1, '2026-02-01T00:00:00Z')], NOW_MS)).toBeNull();
    expect(activeSubscription([], NOW_MS)).toBeNull();
    expect(activeSubscription([build(1, '2026-03-01T12:00:00Z')], NOW_MS)).toBeNull();
  });
});

test('a subscription counts while its renewal is pending, until the service ends it', () => {
  const renewing = build(1, '2026-03-01T11:50:00Z', { entitledUntil: '2026-03-01T12:50:00Z' });
  expect(activeSubscription([renewing], NOW_MS)).toBe(renewing);
  expect(activeSubscription([renewing], NOW_MS + HOUR_MS)).toBeNull();
  expect(activeSubscription([renewing, build(2, '2026-04-01T00:00:00Z')], NOW_MS)?.id).toBe(2);
});

test('[ACCOUNT-046] the managed subscription has a next payment, even if another one lasts longer', () => {
  const renewed = build(1, '2026-04-01T00:00:00Z');
  const canceled = build(2, '2026-12-01T00:00:00Z', { status: 'canceled', cancelTime: '2026-02-01T00:00:00Z' });
  const grant = build(3, '2027-03-01T00:00:00Z', { paymentProcessor: 'manual' });
  expect(activeSubscription([grant, canceled, renewed], NOW_MS)?.id).toBe(3);
  expect(managedSubscription([grant, canceled, renewed], NOW_MS)?.id).toBe(1);
  expect(managedSubscription([grant, canceled], NOW_MS)?.id).toBe(2);
  expect(managedSubscription([grant], NOW_MS)?.id).toBe(3);
  const ended = build(4, '2026-02-01T00:00:00Z');
  expect(managedSubscription([ended], NOW_MS)).toBeNull();
  expect(managedSubscription([grant, ended], NOW_MS)?.id).toBe(3);
});

test('[PREMIUM-056] paid via mobile is everything but stripe, paypal and manual', () => {
  const processors = ['stripe', 'paypal', 'manual', 'apple', 'google'] as const;
  const paid = processors.filter((paymentProcessor) =>
    isPaidViaMobile(build(1, '2026-04-01T00:00:00Z', { paymentProcessor })),
  );
  expect(paid).toEqual(['apple', 'google']);
  expect(isPaidViaMobile(null)).toBe(false);
});

test('[PREMIUM-057] any subscription counts as former Premium', () => {
  expect(hasBeenPremium([build(1, '2000-01-01T00:00:00Z')])).toBe(true);
  expect(hasBeenPremium([])).toBe(false);
});

function build(number: number, endTime: string, overrides: Partial<Subscription> = {}): Subscription {
  const planId = planIdSchema.parse(2);
  return {
    id: subscriptionIdSchema.parse(number),
    status: 'active',
    endTime,
    cancelTime: null,
    subscriptionsProductsId: { id: planId },
    plan: { id: planId, price: centsSchema.parse(499), active: 1 },
    subscriptionsCheckoutId: null,
    paymentProcessor: 'stripe',
    ...overrides,
  };
}
