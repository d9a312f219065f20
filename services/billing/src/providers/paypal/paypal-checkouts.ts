import { BRAND } from '@afterglow/shared-contracts';
import { type Clock, invalid, serverBusy } from '@afterglow/kit';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import type { SubscriptionReport, CheckoutOrder, CheckoutState, PricedPlan } from '#port/index.ts';
import { issueOf, type PayPalClient } from './paypal-client.ts';
import type { PayPalCustomIds } from './paypal-custom-ids.ts';
import { createdSchema, linkOf, planSchema } from './paypal-schemas.ts';
import { planMismatches } from './plan-mismatches.ts';
import { addressOf, findRaw, payerOf, readSubscription } from './read-paypal-subscription.ts';

export interface PayPalCheckoutsOptions {
  readonly client: PayPalClient;
  readonly marks: PayPalCustomIds;
  /** The name of this site at PayPal; a prefix of its orders' idempotency keys. */
  readonly site: string;
  readonly clock: Clock;
}

/**
 * A subscription that awaits the payer's agreement. Agreeing does not start it (`CONTINUE`): PayPal cannot cancel an order that awaits
 * agreement, so of two tabs both could be paid.
 */
export async function createSubscription(
  { client, marks, site, clock }: PayPalCheckoutsOptions,
  { checkoutId, payer, plan, trialDays, successUrl, cancelUrl }: CheckoutOrder,
): Promise<{ readonly reference: string; readonly redirectUrl: string }> {
  const plan_id = plan.references.paypal;
  if (plan_id === undefined) throw invalid("paymentProcessor: You can't pay for this plan with PayPal.");
  await refuseOtherPlan(client, plan_id, plan);
  const start_time = new Date(clock.nowMs() + trialDays * DAY_MS).toISOString();
  const { id, links } = await client.write(createdSchema, '/v1/billing/subscriptions', {
    key: `${site}-checkout-${checkoutId}`,
    body: {
      plan_id,
      custom_id: marks.ofCheckout(checkoutId),
      ...(trialDays > 0 && { start_time }),
      subscriber: { email_address: payer.email },
      application_context: {
        brand_name: BRAND,
        user_action: 'CONTINUE',
        shipping_preference: 'NO_SHIPPING',
        payment_method: { payer_selected: 'PAYPAL', payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
        return_url: successUrl,
        cancel_url: cancelUrl,
      },
    },
  });
  const redirectUrl = linkOf(links, 'approve');
  if (redirectUrl === undefined) throw serverBusy(new Error(`PayPal gave no page for the subscription ${id}.`));
  return { reference: id, redirectUrl };
}

/** A payer who agreed to a price here must not see another one there. */
async function refuseOtherPlan(client: PayPalClient, id: string, plan: PricedPlan): Promise<void> {
  const found = await client.find(planSchema, `/v1/billing/plans/${encodeURIComponent(id)}`);
  const faults = planMismatches(found?.value, plan);
  if (faults.length > 0) throw serverBusy(new Error(`The plan ${id} at PayPal does not fit: ${faults.join(' ')}`));
}

/** PayPal needs no cancellation: a subscription there starts only when this service activates it. */
export async function expireSubscription(client: PayPalClient, id: string): Promise<'expired' | 'paid'> {
  const status = (await findRaw(client, id))?.value.status;
  return status === 'ACTIVE' || status === 'SUSPENDED' ? 'paid' : 'expired';
}

export async function findCheckout(client: PayPalClient, marks: PayPalCustomIds, id: string): Promise<CheckoutState> {
  const found = await findRaw(client, id);
  switch (found?.value.status) {
    case 'APPROVAL_PENDING':
      return { kind: 'open' };
    case 'APPROVED':
      return { kind: 'approved', payer: payerOf(found.value) };
    case 'ACTIVE':
    case 'SUSPENDED': {
      const report = await readSubscription(client, marks, id);
      return report === undefined ? { kind: 'open' } : { kind: 'paid', report };
    }
    case 'CANCELLED': {
      const report = await readSubscription(client, marks, id);
      return report === undefined ? { kind: 'expired' } : { kind: 'paid', report };
    }
    default:
      return { kind: 'expired' };
  }
}

const FIRST_REFUSED = 400;
const FIRST_FAILED = 500;
/** PayPal timed out, is still busy with the same request, or asks for a later one: it may have started, or be about to. */
const UNDECIDED: ReadonlySet<number> = new Set([408, 409, 429]);

/** Whether PayPal finally rejects it: otherwise the member would wait for a payment that never comes. */
function isRefused(status: number): boolean {
  return status >= FIRST_REFUSED && status < FIRST_FAILED && !UNDECIDED.has(status);
}

/** Activates an agreed subscription, with its first payment. A rejection means that it is active already, or cannot be now. */
export async function activateSubscription(
  { client, marks, site }: PayPalCheckoutsOptions,
  id: string,
): Promise<CheckoutState> {
  const body = { reason: `Ordered on ${BRAND}` };
  const { status } = await client.call(`${addressOf(id)}/activate`, { key: `${site}-begin-${id}`, body });
  const state = await findCheckout(client, marks, id);
  return state.kind === 'approved' && !isRefused(status) ? { kind: 'open' } : state;
}

/** PayPal takes no further payment; the paid time stays until its end, which only this service knows. */
export async function cancelSubscription(
  { client, marks, site }: PayPalCheckoutsOptions,
  id: string,
): Promise<SubscriptionReport | undefined> {
  const before = await readSubscription(client, marks, id);
  if (before === undefined || before.subscription.cancelTime !== null) return before;
  const body = { reason: `Canceled on ${BRAND}` };
  const answer = await client.call(`${addressOf(id)}/cancel`, { key: `${site}-cancel-${id}`, body });
  const after = await readSubscription(client, marks, id);
  if (after?.subscription.cancelTime == null)
    throw serverBusy(new Error(`PayPal did not cancel ${id}: ${answer.status} ${issueOf(answer) ?? ''}`));
  return after;
}
