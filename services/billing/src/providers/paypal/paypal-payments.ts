import type { Clock } from '@afterglow/kit';
import type { X509Certificate } from 'node:crypto';
import type { DonationState, PaymentProvider } from '#port/index.ts';
import { checkPayPal, payPalMismatches } from './check-paypal.ts';
import { createPayPalCertificates } from './paypal-certificates.ts';
import {
  activateSubscription,
  cancelSubscription,
  createSubscription,
  expireSubscription,
  findCheckout,
} from './paypal-checkouts.ts';
import { createPayPalClient, type PayPalClient } from './paypal-client.ts';
import { captureOrder, createOrder, readCapture } from './paypal-donations.ts';
import { subjectOf } from './paypal-events.ts';
import { createPayPalCustomIds, type PayPalCustomIds } from './paypal-custom-ids.ts';
import { listEvents } from './list-events.ts';
import { parsePayPalWebhook } from './paypal-webhooks.ts';
import { readSubscription } from './read-paypal-subscription.ts';

export interface PayPalPaymentsOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** Another server instead of PayPal's, or its sandbox. */
  readonly apiUrl: string | undefined;
  /** Root certificates for webhooks, instead of the machine's. */
  readonly roots: readonly X509Certificate[] | undefined;
  /** Names this site among those that share an account. */
  readonly site: string;
  readonly clock: Clock;
}

const LIVE_URL = 'https://api-m.paypal.com';

/** Payments at PayPal: its subscriptions, and orders for donations. */
export function createPayPalPayments(options: PayPalPaymentsOptions): PaymentProvider {
  const { site, clock, webhookId, roots, apiUrl = LIVE_URL } = options;
  const client = createPayPalClient({ ...options, apiUrl });
  const marks = createPayPalCustomIds(site);
  const certificates = createPayPalCertificates({ apiUrl, roots, clock });
  const checkouts = { client, marks, site, clock };
  return {
    createCheckout: (order) => createSubscription(checkouts, order),
    expireCheckout: (reference) => expireSubscription(client, reference),
    findCheckout: (reference) => findCheckout(client, marks, reference),
    confirmCheckout: (reference) => activateSubscription(checkouts, reference),
    // A webhook of an older refund or dispute may have been lost, so all payments are checked.
    findSubscription: (reference) => readSubscription(client, marks, reference, 'all'),
    listChanged: (since) => listChanged(client, since),
    cancelSubscription: (reference) => cancelSubscription(checkouts, reference),
    async endTrial(reference) {
      await cancelSubscription(checkouts, reference);
    },
    createPortal: () => Promise.resolve(portalOf(apiUrl)),
    createDonation: (order) => createOrder(client, marks, order),
    collectDonation: (order) => captureOrder(client, marks, order),
    listDonations: (since) => listDonations(client, marks, since),
    readWebhook: (webhook) => parsePayPalWebhook({ client, marks, certificates, webhookId, clock }, webhook),
    planMismatches: (plan) => payPalMismatches(client, plan),
    check: (checked) => checkPayPal({ client, webhookId, apiUrl }, checked),
  };
}

function portalOf(apiUrl: string): string {
  const isSandbox = new URL(apiUrl).hostname.endsWith('.sandbox.paypal.com');
  return `https://www.${isSandbox ? 'sandbox.' : ''}paypal.com/myaccount/autopay/`;
}

async function listChanged(client: PayPalClient, since: Date): Promise<readonly string[]> {
  const found = new Set<string>();
  for await (const event of listEvents(client, since)) {
    const subject = await subjectOf(client, event);
    if (subject.kind === 'subscription') found.add(subject.reference);
  }
  return [...found];
}

const DONATION_EVENT = /^(?:CHECKOUT\.ORDER|PAYMENT\.CAPTURE|CUSTOMER\.DISPUTE)\./;

async function listDonations(
  client: PayPalClient,
  marks: PayPalCustomIds,
  since: Date,
): Promise<readonly DonationState[]> {
  const [orders, captures] = [new Set<string>(), new Set<string>()];
  for await (const event of listEvents(client, since)) {
    if (!DONATION_EVENT.test(event.event_type)) continue;
    const subject = await subjectOf(client, event);
    if (subject.kind === 'order') orders.add(subject.id);
    if (subject.kind === 'capture') captures.add(subject.id);
  }
  const states: (DonationState | undefined)[] = [];
  for (const id of orders) states.push(await captureOrder(client, marks, id));
  for (const id of captures) states.push(await readCapture(client, marks, id));
  return states.filter((state) => state !== undefined);
}
