import type { CheckoutId, MemberId, PaymentProcessor } from '@afterglow/shared-contracts';
import type { PaymentEvent, SubscriptionReport } from './payment-event.ts';

/** A member as the provider's customer. */
export interface Payer {
  readonly memberId: MemberId;
  readonly email: string;
}

export interface CheckoutOrder {
  /** Comes back in everything that the provider reports about the subscription. */
  readonly checkoutId: CheckoutId;
  readonly payer: Payer;
  readonly title: string;
  /** For each period. */
  readonly priceCents: number;
  readonly periodMonths: number;
  /** Nothing is paid before it is over; 0 for none. */
  readonly trialDays: number;
  /** Where the provider leads the browser afterwards; neither says anything about the payment. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A notice exactly as it came: what is signed are its bytes. */
export interface Notice {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawBody: Buffer;
}

export type NoticeReading =
  | { readonly kind: 'genuine'; readonly event: PaymentEvent }
  | { readonly kind: 'refused'; readonly reason: 'unsigned' | 'forged' | 'outdated' | 'unreadable' };

/**
 * A company that takes payments. Stripe (checkout sessions, billing portal), PayPal (subscriptions) and the embedded sandbox look
 * alike from here. Where it cannot be reached a call rejects with the service error `server_busy`, and may be repeated.
 */
export interface PaymentProvider {
  /** `redirectUrl` is the provider's own page, on which the order is paid. */
  createCheckout(order: CheckoutOrder): Promise<{ readonly reference: string; readonly redirectUrl: string }>;
  /** Takes back a checkout that nobody has paid; `paid` when it is too late for that. Repeatable. */
  expireCheckout(reference: string): Promise<'expired' | 'paid'>;
  /** Takes no further payment; what is paid stays. Answers how the subscription is now. Repeatable. */
  cancelSubscription(reference: string): Promise<SubscriptionReport>;
  /** A page for changing the card and cancelling, from which the browser comes back to `returnUrl`. */
  createPortal(payer: Payer, returnUrl: string): Promise<string>;
  /** The page on which so many dollars are given, by anybody. */
  donationUrl(dollars: number): string;
  /** Checks that the provider itself wrote the notice, and lately, before anything of it is believed. */
  readNotice(notice: Notice): Promise<NoticeReading>;
}

/** The providers by what they are called in a checkout; without an entry nobody can pay that way here. */
export type PaymentProviders = ReadonlyMap<PaymentProcessor, PaymentProvider>;
