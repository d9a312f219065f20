import { centsSchema } from '@afterglow/shared-contracts';
import { buildSubscription } from '@afterglow/shared-contracts/testing';
import { endLabel, statusText, termPriceText } from './subscription-words.ts';

test('[ACCOUNT-042] a price is its cents divided by 100, in dollars with two decimals', () => {
  expect([499, 4790, 500, 5, 0, 123_456].map((cents) => termPriceText(centsSchema.parse(cents), undefined))).toEqual([
    '$4.99',
    '$47.90',
    '$5.00',
    '$0.05',
    '$0.00',
    '$1,234.56',
  ]);
});

test('a price includes its billing period', () => {
  expect([1, 12, 6, undefined].map((months) => termPriceText(centsSchema.parse(499), months))).toEqual([
    '$4.99 a month',
    '$4.99 a year',
    '$4.99 every 6 months',
    '$4.99',
  ]);
});

test.each([
  ['active', {}, 'Active', 'Renews on'],
  ['on trial', { status: 'trialing' }, 'Free trial', 'Free until'],
  ['cancelled', { status: 'canceled', cancelTime: '2026-01-01T00:00:00.000Z' }, 'Canceled', 'Runs until'],
  ['cancelled at the provider', { cancelTime: '2026-01-01T00:00:00.000Z' }, 'Canceled', 'Runs until'],
  ['a gift', { paymentProcessor: 'manual' }, 'Active', 'Runs until'],
] as const)('a subscription that is %s shows its status and what its end means', (_, fields, status, end) => {
  const subscription = buildSubscription(fields);
  expect([statusText(subscription), endLabel(subscription, Date.parse(subscription.endTime) - 1)]).toEqual([
    status,
    end,
  ]);
});

test.each([
  ['is renewed', {}, 'Due for renewal on'],
  ['was free until then', { status: 'trialing' }, 'Due for renewal on'],
  ['is canceled', { status: 'canceled', cancelTime: '2026-01-01T00:00:00.000Z' }, 'Runs until'],
] as const)('[ACCOUNT-045] a subscription that has ended and %s shows its status', (_, fields, label) => {
  const subscription = buildSubscription(fields);
  expect(endLabel(subscription, Date.parse(subscription.endTime))).toBe(label);
});
