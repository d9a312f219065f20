import { openPage } from '@afterglow/shared-area/testing';
import { checkoutIdSchema, planIdSchema, type Checkout, type Subscription } from '@afterglow/shared-contracts';
import {
  buildMemberSession,
  buildPlan,
  buildSubscription,
  type FakeResponses,
} from '@afterglow/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { remote } from '../area.ts';

const FREE = buildPlan({ id: planIdSchema.parse(1), title: 'Free', price: 0 });
const END = '2999-04-02T12:00:00.000Z';
export const GIFT = "Your Premium is a gift from Afterglow. It ends on 02 April 2999. You won't be charged.";
export const CANCELLED = { status: 'canceled', cancelTime: '2026-01-01T00:00:00.000Z' } as const;
const CHECKOUT: Checkout = {
  id: checkoutIdSchema.parse(9),
  status: 'completed',
  subscriptionsProductsId: { id: buildPlan().id },
  paymentProcessor: 'stripe',
  trialDays: 30,
  creationTime: '2026-03-02T12:00:00.000Z',
};

export function answersFor(...subscriptions: readonly Subscription[]): FakeResponses {
  return {
    listPlans: () => ({ data: [FREE, buildPlan()] }),
    listSubscriptions: () => ({ data: [...subscriptions] }),
    getCheckout: () => ({ data: CHECKOUT }),
    listPayments: () => ({ data: [] }),
  };
}

export const subscribed = (fields: Partial<Subscription> = {}) => buildSubscription({ endTime: END, ...fields });
export const open = (path: string, answers: FakeResponses) =>
  openPage(remote, { path, session: buildMemberSession(), answers });
export const manage = (...subscriptions: readonly Subscription[]) =>
  open('/account/manage-subscription', answersFor(...subscriptions));
export const cancelPage = (...subscriptions: readonly Subscription[]) =>
  open('/account/cancel-premium', answersFor(...subscriptions));
export const cancelLink = () => screen.queryByRole('link', { name: 'Cancel subscription' });

export function factsShown(): Record<string, string> {
  return Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
}
