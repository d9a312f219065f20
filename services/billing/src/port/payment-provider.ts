import type { Cents, CheckoutId, MemberId, PaymentProcessor, PlanId } from '@afterglow/shared-contracts';
import type { DonationState, PayerIdentity, PaymentEvent, SubscriptionReport } from './payment-event.ts';

export interface Payer {
  readonly memberId: MemberId;
  readonly email: string;
  /** The provider's ID of the member's last subscription there, which identifies the customer; null for the first. */
  readonly subscription: string | null;
}

export interface CheckoutOrder {
  /** Returned in all reports about the subscription. */
  readonly checkoutId: CheckoutId;
  readonly payer: Payer;
  readonly plan: PricedPlan;
  /** Free days before the first payment; 0 for none. */
  readonly trialDays: number;
  /** The provider's redirect targets; neither proves anything about the payment. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface PricedPlan {
  readonly id: PlanId;
  readonly title: string;
  /** For each period. */
  readonly priceCents: Cents;
  readonly periodMonths: number;
  /** The providers' IDs of the price; missing where it cannot be paid with a provider. */
  readonly references: Readonly<Partial<Record<PaymentProcessor, string>>>;
}

export interface DonationOrder {
  readonly amountCents: Cents;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** The state of a checkout; `open` also while its payment is being confirmed. */
export type CheckoutState =
  | { readonly kind: 'open' }
  /** The payer has agreed, and nothing is paid before `confirmCheckout`. */
  | { readonly kind: 'approved'; readonly payer?: PayerIdentity | undefined }
  | { readonly kind: 'expired' }
  | { readonly kind: 'paid'; readonly report: SubscriptionReport };

export interface PlanChange {
  /** The provider's ID of the subscription. */
  readonly reference: string;
  readonly plan: PricedPlan;
  /** The second at which the credit is computed: within the current period, and now or some minutes ago. */
  readonly asOf: Date;
}

/** The cost of a plan change: the rest of the paid time, to the second, is credited to the new plan. */
export interface PlanChangeQuote {
  /** Zero when the credit exceeds the new price; the rest is credited to the next payments. */
  readonly dueTodayCents: Cents;
  readonly nextPaymentTime: Date;
  /** The requested second, or the start of the current period if that is later. */
  readonly asOf: Date;
  /** Whether the subscription would not renew without the change. */
  readonly isCanceled: boolean;
}

export interface PlanChangeOrder extends PlanChange {
  /** Replaces the original checkout in the subscription's reports. */
  readonly checkoutId: CheckoutId;
  /** The amount that the member agreed to pay today, as quoted for that second. */
  readonly dueTodayCents: Cents;
  /** Whether they agreed that a canceled subscription renews again. Otherwise a canceled one stays so, and is `requoted`. */
  readonly resumes: boolean;
}

/**
 * `declined`: the money could not be collected. `unconfirmed`: the payer's bank needs a confirmation by the payer. `requoted`: the cost has
 * changed. Nothing has changed after any of them.
 */
export type PlanChangeOutcome =
  | { readonly kind: 'changed'; readonly report: SubscriptionReport }
  | { readonly kind: 'declined' }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'requoted' };

export interface PlanChanges {
  /** Changes nothing; undefined when only a new order leads to that plan, for example while a payment is being collected. */
  quote(change: PlanChange): Promise<PlanChangeQuote | undefined>;
  /** Charges the agreed amount to the payment method on file and changes the plan: both or neither. A repetition charges nothing. */
  carryOut(order: PlanChangeOrder): Promise<PlanChangeOutcome>;
}

/** A webhook exactly as it arrived, because its bytes are signed. */
export interface WebhookRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawBody: Buffer;
}

export type WebhookResult =
  | { readonly kind: 'genuine'; readonly event: PaymentEvent }
  | { readonly kind: 'refused'; readonly reason: 'unsigned' | 'forged' | 'outdated' | 'unreadable' };

export interface CheckedSite {
  readonly webhookUrl: string;
  readonly plans: readonly PricedPlan[];
}

/** A result of the configuration check, as a sentence for the operator. */
export interface PaymentCheckResult {
  readonly kind: 'fine' | 'warning' | 'fault';
  readonly text: string;
}

/**
 * A company that takes payments. Stripe (checkout sessions, billing portal), PayPal (subscriptions) and the embedded sandbox share this
 * interface. When it cannot be reached, a call rejects with the service error `server_busy`, and may be repeated.
 */
export interface PaymentProvider {
  /** `redirectUrl` is the provider's own page for paying the order. */
  createCheckout(order: CheckoutOrder): Promise<{ readonly reference: string; readonly redirectUrl: string }>;
  /** Cancels an unpaid checkout; `paid` when it is too late for that. Repeatable. */
  expireCheckout(reference: string): Promise<'expired' | 'paid'>;
  /** Fetches the current state of a checkout, without waiting for a webhook. */
  findCheckout(reference: string): Promise<CheckoutState>;
  /**
   * Activates an approved checkout. Only for providers whose checkouts can be `approved`, because those cannot be canceled. Repeatable.
   * Resolves to `approved` only after a final rejection, so that nothing can start unless it is called again.
   */
  confirmCheckout?(reference: string): Promise<CheckoutState>;
  /** Fetches the current state of a subscription, with the refunds of each recent payment; undefined when there is nothing to report. */
  findSubscription(reference: string): Promise<SubscriptionReport | undefined>;
  /** The references of the subscriptions that changed since then; more than those do no harm. */
  listChanged(since: Date): Promise<readonly string[]>;
  /** Stops further payments; the paid time stays. Returns the resulting state, undefined for an unknown one. Repeatable. */
  cancelSubscription(reference: string): Promise<SubscriptionReport | undefined>;
  /** Ends a subscription in its free trial immediately and permanently; nothing is charged. Repeatable, also for an unknown one. */
  endTrial(reference: string): Promise<void>;
  /** Undefined when a member changes plans by a new order, and the earlier subscription is canceled. */
  readonly planChanges?: PlanChanges;
  /** A page for changing the card and canceling, from which the browser returns to `returnUrl`. */
  createPortal(payer: Payer, returnUrl: string): Promise<string>;
  createDonation(order: DonationOrder): Promise<string>;
  /**
   * Captures an agreed donation by the provider's order ID, for providers whose agreement does not pay yet; undefined when there is nothing
   * to capture. Repeatable.
   */
  collectDonation?(order: string): Promise<DonationState | undefined>;
  /** The state of the donations reported by the provider since then, if it can list them; captures agreed ones. */
  listDonations?(since: Date): Promise<readonly DonationState[]>;
  /** Checks that the provider itself wrote the webhook, and recently, before trusting any of it. */
  readWebhook(webhook: WebhookRequest): Promise<WebhookResult>;
  /** How a plan differs from the provider's price, each as a sentence; empty when all matches. */
  planMismatches(plan: PricedPlan): Promise<readonly string[]>;
  check(site: CheckedSite): Promise<readonly PaymentCheckResult[]>;
}

/** The providers by their names in a checkout; without an entry no one can pay with it here. */
export type PaymentProviders = ReadonlyMap<PaymentProcessor, PaymentProvider>;
