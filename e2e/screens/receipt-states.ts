import { buildSubscription } from '@afterglow/shared-contracts/testing';
import { FREE_MEMBER } from '../pages/listener.ts';
import type { Screen } from './screen.ts';
import { withStates } from './with-states.ts';

const LIST = '/v3/members/\\d+/payments\\?';
const ONE = '/v3/members/\\d+/payments/\\d+';

const PAID = {
  id: 1042,
  plan: { id: 3, title: 'Yearly' },
  paymentProcessor: 'stripe',
  paid: 4_790,
  returned: 0,
  paymentTime: '2026-10-31T12:00:00.000Z',
};
const EARLIER = {
  ...PAID,
  id: 817,
  plan: { id: 2, title: 'Monthly' },
  paid: 499,
  paymentTime: '2026-09-30T12:00:00.000Z',
};
const PAYMENTS = [PAID, EARLIER, { ...EARLIER, id: 611, returned: 499, paymentProcessor: 'paypal' }];

const RECEIPT = { name: 'receipt', path: '/account/receipts/1042', as: FREE_MEMBER };
const AS_PAID = { answers: { [ONE]: PAID } };
const MANAGE = { name: 'payments', path: '/account/manage-subscription', as: FREE_MEMBER };
const SUBSCRIBED = { '/v3/subscriptions\\?': [buildSubscription()] };

/** The payments below the subscription, and the receipt of one. */
export const RECEIPT_STATES: readonly Screen[] = [
  ...withStates({ ...MANAGE, answers: { ...SUBSCRIBED, [LIST]: PAYMENTS } }, LIST),
  { ...MANAGE, name: 'payments-none', answers: { ...SUBSCRIBED, [LIST]: [] } },
  ...withStates({ ...RECEIPT, ...AS_PAID }, ONE),
  { ...RECEIPT, name: 'receipt-refunded', answers: { [ONE]: { ...PAID, returned: 1_000 } } },
  { ...RECEIPT, name: 'receipt-missing' },
  {
    ...RECEIPT,
    ...AS_PAID,
    name: 'receipt-printed',
    before: (page) => page.emulateMedia({ media: 'print' }),
  },
];
