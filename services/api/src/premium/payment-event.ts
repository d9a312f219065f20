import type { CheckoutId, SubscriptionStatus } from '@afterglow/shared-contracts';

/** A subscription as a provider has it at one time: all of it, so that the latest one known is all that matters. */
export interface ReportedSubscription {
  /** What the provider calls it. */
  readonly reference: string;
  readonly checkoutId: CheckoutId;
  readonly status: SubscriptionStatus;
  readonly startTime: Date;
  /** Until when it is paid for, or free. */
  readonly endTime: Date;
  readonly cancelTime: Date | null;
}

/** Something given once, by anybody. */
export interface ReportedDonation {
  /** What the provider calls it. */
  readonly reference: string;
  readonly amountCents: number;
}

/** A state of a subscription and when, by the provider's clock, it became so. */
export interface SubscriptionReport {
  readonly eventTime: Date;
  readonly subscription: ReportedSubscription;
}

/** What a provider tells us; its id is the provider's and the same in every delivery. */
export type PaymentEvent = { readonly id: string; readonly eventTime: Date } & (
  | { readonly kind: 'subscription-changed'; readonly subscription: ReportedSubscription }
  | { readonly kind: 'checkout-expired'; readonly checkoutId: CheckoutId }
  | { readonly kind: 'donation-received'; readonly donation: ReportedDonation }
  /** Genuine, but about something that the service does not follow. */
  | { readonly kind: 'unrelated' }
);
