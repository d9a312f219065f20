import { adminCommandText } from '@afterglow/kit';
import type { Stripe } from 'stripe';
import type { CheckedSite, PaymentCheckResult, PricedPlan } from '#port/index.ts';
import { priceMismatches } from './price-mismatches.ts';
import { STRIPE_API_VERSION, type StripeClient, typeOf } from './stripe-client.ts';
import { STRIPE_EVENTS } from './stripe-webhooks.ts';

export interface StripeCheckOptions {
  readonly client: StripeClient;
  readonly secretKey: string;
}

const fine = (text: string): PaymentCheckResult => ({ kind: 'fine', text });
const warning = (text: string): PaymentCheckResult => ({ kind: 'warning', text });
const fault = (text: string): PaymentCheckResult => ({ kind: 'fault', text });

/** Checks the key, the prices, the endpoint and the portal at Stripe. */
export async function checkStripe(options: StripeCheckOptions, site: CheckedSite): Promise<PaymentCheckResult[]> {
  const { client } = options;
  const stripe = await client.library();
  const refusal = await tryKey(stripe, options.secretKey);
  if (refusal.kind === 'fault') return [refusal];
  return [
    refusal,
    ...(await Promise.all(site.plans.map((plan) => checkPlan(options, plan)))),
    await checkEndpoint(stripe, site.webhookUrl),
    await checkPortal(stripe),
    await checkCustomers(stripe),
  ];
}

async function tryKey(stripe: Stripe, secretKey: string): Promise<PaymentCheckResult> {
  try {
    await stripe.balance.retrieve();
  } catch (error) {
    switch (typeOf(error)) {
      case 'StripeAuthenticationError':
        return fault('Stripe rejected STRIPE_SECRET_KEY. Copy it again from Developers > API keys.');
      case 'StripePermissionError':
        // A restricted key without that right may still be sufficient: the other checks show.
        return warning("The key in STRIPE_SECRET_KEY is restricted and can't read the balance.");
      default:
        return fault("Can't reach Stripe from this machine.");
    }
  }
  return /^[rs]k_live_/.test(secretKey)
    ? fine('The key in STRIPE_SECRET_KEY works and takes real money.')
    : warning('The key in STRIPE_SECRET_KEY works. It is a test key, so no money moves.');
}

async function checkPlan({ client }: StripeCheckOptions, plan: PricedPlan): Promise<PaymentCheckResult> {
  const id = plan.references.stripe;
  const what = `Plan ${plan.id} (${plan.title})`;
  if (id === undefined)
    return fault(
      `${what} has no price at Stripe, so members can't pay for it by card. Set one with ${adminCommandText('plans set-price')}.`,
    );
  const faults = await stripeMismatches(client, plan);
  return faults.length === 0 ? fine(`${what} matches its price ${id}.`) : fault(`${what}: ${id}. ${faults.join(' ')}`);
}

export async function stripeMismatches(client: StripeClient, plan: PricedPlan): Promise<string[]> {
  const id = plan.references.stripe;
  if (id === undefined) return ['It has no price at Stripe.'];
  const price = await client.find((stripe) => stripe.prices.retrieve(id));
  return priceMismatches(price?.value, plan);
}

async function checkEndpoint(stripe: Stripe, url: string): Promise<PaymentCheckResult> {
  const endpoints = await listed(() => stripe.webhookEndpoints.list({ limit: 100 }));
  if (endpoints === undefined) return warning("The key can't read webhook endpoints, so we didn't check them.");
  const endpoint = endpoints.find((each) => each.url === url);
  if (endpoint === undefined)
    return fault(`No webhook endpoint at Stripe sends to ${url}. Add one under Developers > Webhooks.`);
  if (endpoint.status !== 'enabled') return fault(`The webhook endpoint ${url} is turned off at Stripe.`);
  const sent = new Set(endpoint.enabled_events);
  const missing = sent.has('*') ? [] : STRIPE_EVENTS.filter((type) => !sent.has(type));
  if (missing.length > 0) return fault(`The webhook endpoint doesn't send ${missing.join(', ')}.`);
  if (endpoint.api_version !== null && endpoint.api_version !== STRIPE_API_VERSION)
    return warning(
      `The webhook endpoint sends version ${endpoint.api_version}, but this service reads ${STRIPE_API_VERSION}.`,
    );
  return fine(`A webhook endpoint at Stripe sends everything we need to ${url}.`);
}

async function checkPortal(stripe: Stripe): Promise<PaymentCheckResult> {
  const portals = await listed(() => stripe.billingPortal.configurations.list({ is_default: true, active: true }));
  if (portals === undefined) return warning("The key can't read the customer portal, so we didn't check it.");
  const [portal] = portals;
  if (portal === undefined)
    return fault('The customer portal has no settings. Save them under Settings > Billing > Customer portal.');
  if (portal.features.subscription_update.enabled)
    return fault("The customer portal lets members switch plans, and this site wouldn't know. Turn that off.");
  return fine('The customer portal is set up.');
}

/** Reading alone: whether it may write as well, only a write would show. */
async function checkCustomers(stripe: Stripe): Promise<PaymentCheckResult> {
  const customers = await listed(() => stripe.customers.list({ limit: 1 }));
  return customers === undefined
    ? fault("The key in STRIPE_SECRET_KEY can't write Customers, so credit for refunded payments stays there.")
    : fine('We can read customers.');
}

/** Undefined when the key has no right to it. */
async function listed<T>(list: () => PromiseLike<Stripe.ApiList<T>>): Promise<T[] | undefined> {
  try {
    return (await list()).data;
  } catch (error) {
    if (typeOf(error) === 'StripePermissionError') return undefined;
    throw error;
  }
}
