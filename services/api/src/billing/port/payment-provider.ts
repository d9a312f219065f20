import type { Cents, CheckoutId, MemberId, PaymentProcessor, PlanId } from '@afterglow/shared-contracts';
import type { DonationState, PayerIdentity, PaymentEvent, SubscriptionReport } from './payment-event.ts';

/** A member as the provider's customer. */
export interface Payer {
  readonly memberId: MemberId;
  readonly email: string;
  /** The provider's name for the member's last subscription there, by which it knows them again; null for the first. */
  readonly subscription: string | null;
}

export interface CheckoutOrder {
  /** Returned in everything that the provider reports about the subscription. */
  readonly checkoutId: CheckoutId;
  readonly payer: Payer;
  readonly plan: PricedPlan;
  /** Nothing is paid before it is over; 0 for none. */
  readonly trialDays: number;
  /** Where the provider sends the browser afterwards; neither says anything about the payment. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** What is sold, and what it costs each time. */
export interface PricedPlan {
  readonly id: PlanId;
  readonly title: string;
  /** For each period. */
  readonly priceCents: Cents;
  readonly periodMonths: number;
  /** What providers call it; left out where it cannot be paid at one. */
  readonly references: Readonly<Partial<Record<PaymentProcessor, string>>>;
}

export interface DonationOrder {
  readonly amountCents: Cents;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** What has become of a checkout; `open` also while its payment is being confirmed. */
export type CheckoutState =
  | { readonly kind: 'open' }
  /** The payer has agreed, and nothing is paid before `confirmCheckout`. */
  | { readonly kind: 'approved'; readonly payer?: PayerIdentity | undefined }
  | { readonly kind: 'expired' }
  | { readonly kind: 'paid'; readonly report: SubscriptionReport };

/** A running subscription that is to become one to another plan. */
export interface PlanChange {
  /** The provider's name for the subscription. */
  readonly reference: string;
  readonly plan: PricedPlan;
  /** The second as of which what is left is reckoned: not before the present period, and now or some minutes ago. */
  readonly asOf: Date;
}

/** What a change of plan costs: what is left of the paid time, to the second, counts towards the new plan. */
export interface PlanChangeQuote {
  /** Nothing where more is left than the new plan costs; the rest then counts towards the next payments. */
  readonly dueTodayCents: Cents;
  readonly nextPaymentTime: Date;
  /** As of when: what was asked for, or the beginning of the present period where that is later. */
  readonly asOf: Date;
  /** Whether nothing more would be paid for the subscription without the change. */
  readonly isCanceled: boolean;
}

export interface PlanChangeOrder extends PlanChange {
  /** Reported with the subscription from then on, in place of the checkout that it began with. */
  readonly checkoutId: CheckoutId;
  /** What the member has agreed to pay today, as quoted for that second. */
  readonly dueTodayCents: Cents;
  /** Whether they have agreed that a canceled subscription renews again. Without that one that was canceled stays so, and is `requoted`. */
  readonly resumes: boolean;
}

/**
 * `declined`: the money could not be collected. `unconfirmed`: the payer's bank wants to be answered by the payer first. `requoted`: it
 * costs something else by now. Nothing has changed after any of them.
 */
export type PlanChangeOutcome =
  | { readonly kind: 'changed'; readonly report: SubscriptionReport }
  | { readonly kind: 'declined' }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'requoted' };

/** Changes of plan within one subscription. */
export interface PlanChanges {
  /** Changes nothing; undefined where only another order leads to that plan, for example while a payment is being collected. */
  quote(change: PlanChange): Promise<PlanChangeQuote | undefined>;
  /** Charges what was agreed to the means of payment on file and changes the plan: both or neither. Repeatable. */
  carryOut(order: PlanChangeOrder): Promise<PlanChangeOutcome>;
}

/** A notice exactly as it arrived, because its bytes are signed. */
export interface WebhookRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawBody: Buffer;
}

export type WebhookResult =
  | { readonly kind: 'genuine'; readonly event: PaymentEvent }
  | { readonly kind: 'refused'; readonly reason: 'unsigned' | 'forged' | 'outdated' | 'unreadable' };

/** What the configuration of a provider must fit. */
export interface CheckedSite {
  /** Where the provider has to send its notices. */
  readonly webhookUrl: string;
  readonly plans: readonly PricedPlan[];
}

/** One thing that was found when trying the configuration, as a sentence for the operator. */
export interface PaymentCheckResult {
  readonly kind: 'fine' | 'warning' | 'fault';
  readonly text: string;
}

/**
 * A company that takes payments. Stripe (checkout sessions, billing portal), PayPal (subscriptions) and the embedded sandbox share
 * this interface. When it cannot be reached, a call rejects with the service error `server_busy`, and may be repeated.
 */
export interface PaymentProvider {
  /** `redirectUrl` is the provider's own page for paying the order. */
  createCheckout(order: CheckoutOrder): Promise<{ readonly reference: string; readonly redirectUrl: string }>;
  /** Cancels an unpaid checkout; `paid` when it is too late for that. Repeatable. */
  expireCheckout(reference: string): Promise<'expired' | 'paid'>;
  /** Asks for the present state of a checkout, without waiting for a notice. */
  findCheckout(reference: string): Promise<CheckoutState>;
  /**
   * Begins what the payer has agreed to. Only where checkouts can be `agreed`: what waits there cannot be taken back. Repeatable.
   * Resolves to `agreed` only when the provider has refused, so that nothing of it can begin any more unless it is called again.
   */
  confirmCheckout?(reference: string): Promise<CheckoutState>;
  /** Asks for the present state of a subscription, with what went back of each recent payment; undefined when there is nothing to say about it. */
  findSubscription(reference: string): Promise<SubscriptionReport | undefined>;
  /** The references of the subscriptions that have changed since then; more than those do no harm. */
  listChanged(since: Date): Promise<readonly string[]>;
  /** Stops further payments; what is paid stays. Returns the resulting state, undefined for what it does not know. Repeatable. */
  cancelSubscription(reference: string): Promise<SubscriptionReport | undefined>;
  /** Ends a subscription in its free trial immediately and for good; nothing is charged. Repeatable, also for one that it does not know. */
  endTrial(reference: string): Promise<void>;
  /** Undefined where a member who changes plans orders again, and the earlier subscription is canceled. */
  readonly planChanges?: PlanChanges;
  /** A page for changing the card and canceling, from which the browser returns to `returnUrl`. */
  createPortal(payer: Payer, returnUrl: string): Promise<string>;
  /** The page for donating this much, by anyone. */
  createDonation(order: DonationOrder): Promise<string>;
  /**
   * Takes what a donor has agreed to give, where agreeing does not pay yet, by the provider's name for the order; undefined where there
   * is nothing to take. Repeatable.
   */
  collectDonation?(order: string): Promise<DonationState | undefined>;
  /** What has become of the donations of which the provider has told since then, where it can say so; takes what is agreed to. */
  listDonations?(since: Date): Promise<readonly DonationState[]>;
  /** Checks that the provider itself wrote the notice, and recently, before trusting any of it. */
  readWebhook(webhook: WebhookRequest): Promise<WebhookResult>;
  /** What about a plan is not as the provider would charge it, each as a sentence; nothing where all is right. */
  planMismatches(plan: PricedPlan): Promise<readonly string[]>;
  /** Tries the configuration, and changes nothing. */
  check(site: CheckedSite): Promise<readonly PaymentCheckResult[]>;
}

/** The providers by their names in a checkout; without an entry no one can pay that way here. */
export type PaymentProviders = ReadonlyMap<PaymentProcessor, PaymentProvider>;
