import { type ApiClient, createApiClient, solveCaptcha, shownAmounts } from '@afterglow/api/testing/caller';
import { deliverWebhook as deliverPayPal } from '@afterglow/billing/testing/fake-paypal';
import { deliverWebhook as deliverStripe } from '@afterglow/billing/testing/fake-stripe';
import type { WebProcessor } from '@afterglow/shared-contracts';
import type { PaymentShop } from './payment-shop.ts';

const YEARLY = 3;
const TAKEN = 204;

/** A member who has just paid, before the site knows. */
export interface Payer {
  /** The browser's storage under `auth.currentUser`. */
  readonly stored: string;
  /** Sends the provider's webhooks, one after the other; resolves with the time at which the site had accepted the last one. */
  sendWebhooks(): Promise<number>;
}

/** Signs a member up and pays for the yearly plan, on the provider's side. */
export async function createPayer(shop: PaymentShop, processor: WebProcessor): Promise<Payer> {
  const api = createApiClient(shop.site.url);
  const { stored, token } = await signUp(api);
  const shown = await shownAmounts(api, YEARLY, token);
  const body = { subscriptionsProductsId: YEARLY, paymentProcessor: processor, ...shown };
  const { redirectUrl } = (await api.call('createCheckout', { body, token })).data;
  const paymentId = new URL(redirectUrl).pathname.split('/').at(-1) ?? '';
  const sendWebhooks = await (processor === 'stripe' ? payByCard : payByPayPal)(shop, paymentId);
  return { stored, sendWebhooks };
}

async function signUp(api: ApiClient): Promise<{ readonly stored: string; readonly token: string }> {
  const email = `payer-${Date.now()}@afterglow.example`;
  const fields = { email, username: email, password: 'a good password' };
  const { data, headers } = await api.call('createMember', { body: fields, headers: await solveCaptcha(api) });
  const token = headers.get('x-auth-token') ?? '';
  return { token, stored: JSON.stringify({ token, members_id: { id: data.id }, email }) };
}

async function payByCard({ site, stripe }: PaymentShop, session: string): Promise<Payer['sendWebhooks']> {
  const events = stripe.ledger.pay(session);
  return () => sendAll(events, (event) => deliverStripe(stripe, site.url, event));
}

/** The member's return starts a PayPal subscription, and here PayPal's response to that is lost. */
async function payByPayPal({ site, paypal }: PaymentShop, id: string): Promise<Payer['sendWebhooks']> {
  const { ledger } = paypal;
  ledger.approve(id);
  const reportedBefore = ledger.events.length;
  paypal.onBegun = async () => {
    paypal.isDown = true;
  };
  await fetch(ledger.subscription(id).returnUrl, { redirect: 'manual' });
  paypal.isDown = false;
  const events = ledger.events.slice(reportedBefore);
  return () => sendAll(events, (event) => deliverPayPal(paypal, site.url, event));
}

async function sendAll(events: readonly object[], deliver: (event: object) => Promise<number>): Promise<number> {
  if (events.length === 0) throw new Error('The provider has nothing to tell.');
  for (const event of events) {
    const status = await deliver(event);
    if (status !== TAKEN) throw new Error(`A notice was answered with ${status}.`);
  }
  return Date.now();
}
