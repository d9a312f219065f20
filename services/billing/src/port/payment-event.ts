import type { Cents, CheckoutId, SubscriptionStatus } from '@afterglow/shared-contracts';

/**
 * Whether the time until its end is paid: `settled` (also when nothing is owed, as in a trial), `due` while the provider still tries to
 * collect, or `returned` to the payer by a refund or their bank.
 */
export type PaymentState = 'settled' | 'due' | 'returned';

/** A provider's complete view of a subscription at one time, so that only the latest one matters. */
export interface ReportedSubscription {
  /** The provider's ID. */
  readonly reference: string;
  readonly checkoutId: CheckoutId;
  readonly status: SubscriptionStatus;
  readonly startTime: Date;
  /** Paid or free until then; while a payment is due, the end of the member's grace period. */
  readonly endTime: Date;
  readonly cancelTime: Date | null;
  readonly payment: PaymentState;
}

export interface ReportedPayment {
  /** The provider's ID, the same in every report. */
  readonly reference: string;
  readonly paidCents: Cents;
  /** Null when this report does not include it. */
  readonly returnedCents: Cents | null;
  readonly paidTime: Date;
}

/** The provider's ID that shows that two payers are one person: the fingerprint of a card, or the ID of a payer. */
export interface PayerIdentity {
  readonly kind: 'card' | 'payer';
  readonly id: string;
}

export interface ReportedDonation {
  /** The provider's ID. */
  readonly reference: string;
  readonly amountCents: Cents;
}

export type DonationState =
  | { readonly kind: 'received'; readonly donation: ReportedDonation; readonly donationTime: Date }
  /** All of it was refunded to the donor. */
  | { readonly kind: 'returned'; readonly reference: string };

/** A state of a subscription, and since when, by the provider's clock. */
export interface SubscriptionReport {
  readonly eventTime: Date;
  readonly subscription: ReportedSubscription;
  /** The provider's ID of the recurring price; undefined when it has none. */
  readonly price?: string | undefined;
  /** The payments known at this time, in any order; a missing one was not looked up. */
  readonly payments: readonly ReportedPayment[];
  /** Undefined when the provider does not report it. */
  readonly payer?: PayerIdentity | undefined;
}

/** A provider's report; its ID is the provider's and the same in every delivery. */
export type PaymentEvent = { readonly id: string; readonly eventTime: Date } & (
  | ({ readonly kind: 'subscription-changed' } & SubscriptionReport)
  /** The first try to collect a payment failed; the state after it. */
  | ({ readonly kind: 'payment-failed' } & SubscriptionReport)
  | { readonly kind: 'checkout-expired'; readonly checkoutId: CheckoutId }
  | { readonly kind: 'donation-received'; readonly donation: ReportedDonation }
  /** All of it was refunded to the donor. */
  | { readonly kind: 'donation-returned'; readonly reference: string }
  /** Genuine, but about an object that the service does not track. */
  | { readonly kind: 'unrelated' }
);
