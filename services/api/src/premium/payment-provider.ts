import type { Cents, CheckoutId, MemberId, PaymentProcessor } from '@afterglow/shared-contracts';
import type { PaymentEvent, SubscriptionReport } from './payment-event.ts';

/** A member as the provider's customer. */
export interface Payer {
  readonly memberId: MemberId;
  readonly email: string;
}

export interface CheckoutOrder {
  /** Returned in everything that the provider reports about the subscription. */
  readonly checkoutId: CheckoutId;
  readonly payer: Payer;
  readonly title: string;
  /** For each period. */
  readonly priceCents: Cents;
  readonly periodMonths: number;
  /** Nothing is paid before it is over; 0 for none. */
  readonly trialDays: number;
  /** Where the provider sends the browser afterwards; neither says anything about the payment. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A notice exactly as it arrived, because its bytes are signed. */
export interface Notice {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawBody: Buffer;
}

export type NoticeReading =
  | { readonly kind: 'genuine'; readonly event: PaymentEvent }
  | { readonly kind: 'refused'; readonly reason: 'unsigned' | 'forged' | 'outdated' | 'unreadable' };

/**
 * A company that takes payments. Stripe (checkout sessions, billing portal), PayPal (subscriptions) and the embedded sandbox share
 * this interface. When it cannot be reached, a call rejects with the service error `server_busy`, and may be repeated.
 */
export interface PaymentProvider {
  /** `redirectUrl` is the provider's own page for paying the order. */
  createCheckout(order: CheckoutOrder): Promise<{ readonly reference: string; readonly redirectUrl: string }>;
  /** Cancels an unpaid checkout; `paid` when it is too late for that. Repeatable. */
  expireCheckout(reference: string): Promise<'expired' | 'paid'>;
  /** Stops further payments; what is paid stays. Returns the resulting state. Repeatable. */
  cancelSubscription(reference: string): Promise<SubscriptionReport>;
  /** A page for changing the card and cancelling, from which the browser returns to `returnUrl`. */
  createPortal(payer: Payer, returnUrl: string): Promise<string>;
  /** The page for donating this many dollars, by anybody. */
  donationUrl(dollars: number): string;
  /** Checks that the provider itself wrote the notice, and recently, before trusting any of it. */
  readNotice(notice: Notice): Promise<NoticeReading>;
}

/** The providers by their names in a checkout; without an entry nobody can pay that way here. */
export type PaymentProviders = ReadonlyMap<PaymentProcessor, PaymentProvider>;
