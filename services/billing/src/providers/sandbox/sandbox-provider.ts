import { API_PREFIX, checkoutIdSchema, type WebProcessor, type MemberId } from '@afterglow/shared-contracts';
import type { PaymentProvider, SubscriptionReport } from '#port/index.ts';
import type { Clock } from '@afterglow/kit';
import { signatureFault } from './webhook-signature.ts';
import type { Ordered } from './sandbox-ledger.ts';
import { parseWebhook, SIGNATURE_HEADER } from './webhook-payload.ts';
import { payerOf } from './payer-names.ts';
import type { PaymentSandbox } from './payment-sandbox.ts';

/** Its page takes whole dollars, like the links of the site. */
const CENTS_PER_DOLLAR = 100;

export interface SandboxProviderOptions {
  readonly sandbox: PaymentSandbox;
  /** The replaced company. */
  readonly processor: WebProcessor;
  readonly secret: string;
  readonly clock: Clock;
  readonly origin: () => string;
}

/** The embedded provider: it works like the real ones, but no money moves. */
export function createSandboxProvider(options: SandboxProviderOptions): PaymentProvider {
  const { sandbox, processor, secret, clock, origin } = options;
  return {
    async createCheckout({ checkoutId, payer, plan, trialDays, successUrl, cancelUrl }) {
      const { id } = await sandbox.checkouts.open({
        payment_processor: processor,
        order_number: checkoutId,
        customer: customerOf(payer.memberId),
        email: payer.email,
        title: plan.title,
        price_cents: plan.priceCents,
        period_months: plan.periodMonths,
        trial_days: trialDays,
        success_url: successUrl,
        cancel_url: cancelUrl,
      });
      return { reference: id, redirectUrl: `${origin()}${API_PREFIX}/sandbox/checkouts/${id}` };
    },
    async expireCheckout(reference) {
      const outcome = await sandbox.checkouts.expire(reference);
      sandbox.rounds.start();
      return outcome;
    },
    async findCheckout(reference) {
      const checkout = await sandbox.checkouts.find(reference);
      if (checkout?.status === 'open') return { kind: 'open' };
      if (checkout?.status !== 'paid') return { kind: 'expired' };
      const ordered = await sandbox.subscriptions.findByCheckout(reference);
      return ordered === undefined ? { kind: 'open' } : { kind: 'paid', report: await reportOf(sandbox, ordered) };
    },
    async findSubscription(reference) {
      const ordered = await sandbox.subscriptions.find(reference);
      return ordered && reportOf(sandbox, ordered);
    },
    listChanged: (since) => sandbox.subscriptions.listChanged(processor, since),
    async cancelSubscription(reference) {
      const ordered = await sandbox.subscriptions.cancel(reference);
      sandbox.rounds.start();
      return ordered && reportOf(sandbox, ordered);
    },
    async endTrial(reference) {
      await sandbox.subscriptions.end(reference);
      sandbox.rounds.start();
    },
    planChanges: {
      quote: ({ reference, plan, asOf }) => sandbox.subscriptions.quoteChange(reference, { ...plan, asOf }),
      async carryOut({ reference, plan, asOf, checkoutId: orderNumber, dueTodayCents: agreedCents, resumes }) {
        const agreed = { ...plan, asOf, orderNumber, agreedCents, resumes };
        const outcome = await sandbox.subscriptions.changePlan(reference, agreed);
        sandbox.rounds.start();
        if (outcome.kind === 'requoted') return outcome;
        return { kind: 'changed', report: await reportOf(sandbox, outcome.ordered) };
      },
    },
    createPortal: ({ memberId }, returnUrl) =>
      Promise.resolve(
        `${origin()}${sandbox.portalLinks.make({ processor, customer: customerOf(memberId), returnUrl })}`,
      ),
    createDonation: ({ amountCents }) =>
      Promise.resolve(
        `${origin()}${API_PREFIX}/sandbox/donations/${processor}?amount=${Math.floor(amountCents / CENTS_PER_DOLLAR)}`,
      ),
    planMismatches: () => Promise.resolve([]),
    check: () =>
      Promise.resolve([{ kind: 'warning', text: 'The built-in test provider takes its place. No money moves.' }]),
    readWebhook({ headers, rawBody }) {
      const header = headers[SIGNATURE_HEADER]?.toString();
      const fault = signatureFault(secret, { header, rawBody, nowMs: clock.nowMs() });
      if (fault !== undefined) return Promise.resolve({ kind: 'refused', reason: fault });
      const event = parseWebhook(rawBody);
      return Promise.resolve(
        event === undefined ? { kind: 'refused', reason: 'unreadable' } : { kind: 'genuine', event },
      );
    },
  };
}

function customerOf(memberId: MemberId): string {
  return `member-${memberId}`;
}

/** In the format of its webhooks. */
async function reportOf(
  { subscriptions }: PaymentSandbox,
  { subscription, checkout }: Ordered,
): Promise<SubscriptionReport> {
  const payments = await subscriptions.listPayments(subscription.id);
  return {
    eventTime: subscription.event_time,
    payer: payerOf(subscription.payer),
    subscription: {
      reference: subscription.id,
      checkoutId: checkoutIdSchema.parse(checkout.order_number),
      status: subscription.status,
      startTime: subscription.start_time,
      endTime: subscription.period_end_time,
      cancelTime: subscription.cancel_time,
      payment: 'settled',
    },
    payments: payments.map((payment) => ({
      reference: payment.id,
      paidCents: payment.amount_cents,
      returnedCents: null,
      paidTime: payment.payment_time,
    })),
  };
}
