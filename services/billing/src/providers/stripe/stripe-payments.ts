import { randomUUID } from 'node:crypto';
import type { Clock } from '@afterglow/kit';
import type { SubscriptionReport, PaymentProvider } from '#port/index.ts';
import { checkStripe, stripeMismatches } from './check-stripe.ts';
import { type EventSubject, findSubjectOf, subjectOfPayment } from './find-subscription-of-event.ts';
import { createPlanChanges } from './stripe-plan-changes.ts';
import { ALL_INVOICES } from './read-money.ts';
import { readSubscription, settleSubscription } from './read-subscription.ts';
import {
  createDonationSession,
  createPortalSession,
  createSession,
  expireSession,
  findSession,
} from './stripe-checkouts.ts';
import { createStripeClient, idOf, type StripeClient } from './stripe-client.ts';
import { listOpenDisputes } from './stripe-disputes.ts';
import { listDonations } from './stripe-donations.ts';
import { createStripeMetadata, type StripeMetadata } from './stripe-metadata.ts';
import { parseStripeWebhook, STRIPE_EVENTS } from './stripe-webhooks.ts';

export interface StripePaymentsOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another server instead of Stripe's. */
  readonly apiUrl: string | undefined;
  /** Replaces the network. */
  readonly fetch?: typeof fetch;
  /** Names this site among those that share an account. */
  readonly site: string;
  readonly clock: Clock;
}

const PAGE_SIZE = 100;

/** Card payments at Stripe: its hosted checkout and billing portal, so that no card number reaches this service. */
export function createStripePayments(options: StripePaymentsOptions): PaymentProvider {
  const { webhookSecret, site, clock } = options;
  const client = createStripeClient(options);
  const marks = createStripeMetadata(site);
  const checkouts = { client, marks, site };
  return {
    createCheckout: (order) => createSession(checkouts, order),
    expireCheckout: (reference) => expireSession(checkouts, reference),
    findCheckout: (reference) => findSession(checkouts, reference),
    // A webhook of an older refund may have been lost, so all are checked.
    findSubscription: (reference) => settleSubscription(client, marks, reference, ALL_INVOICES),
    listChanged: (since) => listChanged(client, since),
    cancelSubscription: (reference) => cancel(client, marks, reference),
    endTrial: (reference) => endTrial(client, reference),
    planChanges: createPlanChanges(checkouts),
    createPortal: (payer, returnUrl) => createPortalSession(client, payer, returnUrl),
    createDonation: (order) => createDonationSession(checkouts, order),
    listDonations: (since) => listDonations(client, marks, since),
    readWebhook: (webhook) => parseStripeWebhook({ client, marks, webhookSecret, clock }, webhook),
    planMismatches: (plan) => stripeMismatches(client, plan),
    check: (checked) => checkStripe({ client, secretKey: options.secretKey }, checked),
  };
}

/**
 * The paid time stays until its end. While Stripe tries to collect the current period, it ends immediately, or the tries would continue.
 */
async function cancel(
  client: StripeClient,
  marks: StripeMetadata,
  id: string,
): Promise<SubscriptionReport | undefined> {
  const before = await readSubscription(client, marks, id);
  if (before === undefined) return undefined;
  const { cancelTime, payment } = before.subscription;
  const isEnded = (await client.find((stripe) => stripe.subscriptions.retrieve(id)))?.value.status === 'canceled';
  if (isEnded || (payment !== 'due' && cancelTime !== null)) return before;
  // A new key each time: canceling, resuming and canceling again are three separate actions.
  const once = { idempotencyKey: randomUUID() };
  await client.ask((stripe) =>
    payment === 'due'
      ? stripe.subscriptions.cancel(id, {}, once)
      : stripe.subscriptions.update(id, { cancel_at_period_end: true }, once),
  );
  return readSubscription(client, marks, id);
}

/** No invoice follows a trial. */
async function endTrial(client: StripeClient, id: string): Promise<void> {
  const found = await client.find((stripe) => stripe.subscriptions.retrieve(id));
  if (found === undefined || found.value.status === 'canceled') return;
  const once = { idempotencyKey: `end trial ${id}` };
  await client.ask((stripe) => stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }, once));
}

async function listChanged(client: StripeClient, since: Date): Promise<readonly string[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const subjects: EventSubject[] = [];
  await client.ask(async (stripe) => {
    for await (const event of stripe.events.list({ types: [...STRIPE_EVENTS], created, limit: PAGE_SIZE })) {
      const subject = event.account === undefined ? await findSubjectOf(client, event) : undefined;
      if (subject !== undefined) subjects.push(subject);
    }
  });
  for (const { payment_intent } of await listOpenDisputes(client, since)) {
    const subject = await subjectOfPayment(client, idOf(payment_intent));
    if (subject !== undefined) subjects.push(subject);
  }
  const found = new Set(subjects.map(({ subscription }) => subscription));
  for (const customer of new Set(subjects.flatMap((subject) => subject.customer ?? [])))
    for (const subscription of await listOf(client, customer)) found.add(subscription);
  return [...found];
}

function listOf(client: StripeClient, customer: string): Promise<readonly string[]> {
  return client.ask(async (stripe) => {
    const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: PAGE_SIZE });
    return data.map(({ id }) => id);
  });
}
