import type { Cents, CheckoutId, SubscriptionStatus } from '@afterglow/shared-contracts';

/**
 * Whether the money for the time until its end is there: `settled` (also where nothing is owed, as in a trial), `due` while the provider
 * still tries to collect it, or `returned` to the payer by a refund or their bank.
 */
export type PaymentState = 'settled' | 'due' | 'returned';

/** A provider's complete view of a subscription at one time, so that only the latest one matters. */
export interface ReportedSubscription {
  /** The provider's name for it. */
  readonly reference: string;
  readonly checkoutId: CheckoutId;
  readonly status: SubscriptionStatus;
  readonly startTime: Date;
  /** Paid or free until then; while a payment is due, until when the member may go on without it. */
  readonly endTime: Date;
  readonly cancelTime: Date | null;
  readonly payment: PaymentState;
}

/** Money that came for a subscription, and what went back of it. */
export interface ReportedPayment {
  /** The provider's name for it, the same however often it is reported. */
  readonly reference: string;
  readonly paidCents: Cents;
  /** Null where this report has nothing to say about it. */
  readonly returnedCents: Cents | null;
  readonly paidTime: Date;
}

/** What tells that two payers are one person, by the provider's own name for it: the fingerprint of a card, or the ID of a payer. */
export interface PayerIdentity {
  readonly kind: 'card' | 'payer';
  readonly id: string;
}

/** A single donation, by anyone. */
export interface ReportedDonation {
  /** The provider's name for it. */
  readonly reference: string;
  readonly amountCents: Cents;
}

/** What has become of a donation. */
export type DonationState =
  | { readonly kind: 'received'; readonly donation: ReportedDonation; readonly donationTime: Date }
  /** All of it went back to the donor. */
  | { readonly kind: 'returned'; readonly reference: string };

/** A state of a subscription, and since when, by the provider's clock. */
export interface SubscriptionReport {
  readonly eventTime: Date;
  readonly subscription: ReportedSubscription;
  /** The provider's name for the price that it charges each time; undefined where it has none. */
  readonly price?: string | undefined;
  /** Those that are known at this time, in any order; one that is missing was not looked for. */
  readonly payments: readonly ReportedPayment[];
  /** Undefined where the provider says nothing about it. */
  readonly payer?: PayerIdentity | undefined;
}

/** A provider's report; its id is the provider's and the same in every delivery. */
export type PaymentEvent = { readonly id: string; readonly eventTime: Date } & (
  | ({ readonly kind: 'subscription-changed' } & SubscriptionReport)
  /** The first try to collect a payment failed; the state after it. */
  | ({ readonly kind: 'payment-failed' } & SubscriptionReport)
  | { readonly kind: 'checkout-expired'; readonly checkoutId: CheckoutId }
  | { readonly kind: 'donation-received'; readonly donation: ReportedDonation }
  /** All of it went back to the donor. */
  | { readonly kind: 'donation-returned'; readonly reference: string }
  /** Genuine, but about something that the service does not track. */
  | { readonly kind: 'unrelated' }
);
