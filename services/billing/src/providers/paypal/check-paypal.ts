import { adminCommandText } from '@afterglow/kit';
import type { CheckedSite, PaymentCheckResult, PricedPlan } from '#port/index.ts';
import { issueOf, type PayPalAnswer, type PayPalClient } from './paypal-client.ts';
import { PAYPAL_EVENTS } from './paypal-events.ts';
import { planSchema, webhooksSchema } from './paypal-schemas.ts';
import { planMismatches } from './plan-mismatches.ts';

export interface PayPalCheckOptions {
  readonly client: PayPalClient;
  readonly webhookId: string;
  readonly apiUrl: string;
}

const fine = (text: string): PaymentCheckResult => ({ kind: 'fine', text });
const warning = (text: string): PaymentCheckResult => ({ kind: 'warning', text });
const fault = (text: string): PaymentCheckResult => ({ kind: 'fault', text });

/** Checks the keys, the plans, the webhook and the right to read disputes at PayPal. */
export async function checkPayPal(options: PayPalCheckOptions, site: CheckedSite): Promise<PaymentCheckResult[]> {
  const keys = await tryKeys(options);
  if (keys.kind === 'fault') return [keys];
  return [
    keys,
    ...(await Promise.all(site.plans.map((plan) => checkPlan(options, plan)))),
    await checkWebhook(options, site.webhookUrl),
    await checkDisputes(options),
  ];
}

async function tryKeys({ client, apiUrl }: PayPalCheckOptions): Promise<PaymentCheckResult> {
  switch (await client.tryKeys()) {
    case 'unknown':
      return fault(
        'PayPal rejected PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET. Copy both again from Apps & Credentials. Sandbox keys also need the sandbox PAYPAL_API_URL.',
      );
    case 'unreachable':
      return fault("Can't reach PayPal from this machine.");
    case 'known':
      return new URL(apiUrl).hostname === 'api-m.paypal.com'
        ? fine('The keys work and take real money.')
        : warning("The keys work with PayPal's sandbox or another test server. No money moves.");
  }
}

async function checkPlan({ client }: PayPalCheckOptions, plan: PricedPlan): Promise<PaymentCheckResult> {
  const id = plan.references.paypal;
  const what = `Plan ${plan.id} (${plan.title})`;
  if (id === undefined)
    return fault(
      `${what} has no plan at PayPal, so members can't pay for it with PayPal. Set one with ${adminCommandText('plans set-price')}.`,
    );
  const faults = await payPalMismatches(client, plan);
  return faults.length === 0 ? fine(`${what} matches its plan ${id}.`) : fault(`${what}: ${id}. ${faults.join(' ')}`);
}

export async function payPalMismatches(client: PayPalClient, plan: PricedPlan): Promise<string[]> {
  const id = plan.references.paypal;
  if (id === undefined) return ['It has no plan at PayPal.'];
  const found = await client.find(planSchema, `/v1/billing/plans/${encodeURIComponent(id)}`);
  return planMismatches(found?.value, plan);
}

async function checkWebhook({ client, webhookId }: PayPalCheckOptions, url: string): Promise<PaymentCheckResult> {
  const found = await client.find(webhooksSchema, '/v1/notifications/webhooks');
  const webhook = found?.value.webhooks.find(({ id }) => id === webhookId);
  if (webhook === undefined)
    return fault('PayPal has no webhook with the ID in PAYPAL_WEBHOOK_ID. Copy it from the app, under Webhooks.');
  if (webhook.url !== url)
    return fault(`The webhook in PAYPAL_WEBHOOK_ID sends to ${webhook.url}. It should send to ${url}.`);
  const sent = new Set(webhook.event_types.map(({ name }) => name));
  const missing = sent.has('*') ? [] : PAYPAL_EVENTS.filter((type) => !sent.has(type));
  if (missing.length > 0) return fault(`The webhook doesn't send ${missing.join(', ')}.`);
  return fine(`The webhook sends everything we need to ${url}.`);
}

async function checkDisputes({ client }: PayPalCheckOptions): Promise<PaymentCheckResult> {
  const answer: PayPalAnswer = await client.call('/v1/customer/disputes?page_size=1');
  if (answer.status < 400) return fine('We can read disputes.');
  return warning(
    `We can't read disputes (${answer.status} ${issueOf(answer) ?? ''}). Turn on Customer disputes in the app, or we won't notice chargebacks.`,
  );
}
