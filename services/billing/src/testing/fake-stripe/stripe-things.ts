export type Metadata = Readonly<Record<string, string>>;

export interface FakePrice {
  readonly id: string;
  active: boolean;
  unit_amount: number;
  currency: string;
  recurring: { interval: 'month' | 'year'; interval_count: number };
}

export interface FakeSession {
  readonly id: string;
  readonly mode: string;
  readonly url: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  status: 'open' | 'complete' | 'expired';
  readonly metadata: Metadata;
  subscription: string | null;
  payment_intent: string | null;
  customer: string | null;
  readonly price: string | null;
  readonly amount: number;
  readonly trialDays: number;
}

export interface FakeLine {
  readonly amount: number;
  readonly period: { readonly start: number; readonly end: number };
}

export interface FakeBalanceTransaction {
  readonly id: string;
  readonly customer: string;
  readonly amount: number;
  readonly metadata: Metadata;
}

export interface FakeInvoice {
  readonly id: string;
  status: 'draft' | 'open' | 'paid';
  readonly customer: string;
  /** The credit for unused time, and the charges. */
  readonly lines: { readonly object: 'list'; readonly data: readonly FakeLine[] };
  readonly total: number;
  /** The customer's balance before: debt, or credit (below 0). */
  starting_balance: number;
  ending_balance: number | null;
  amount_due: number;
  amount_paid: number;
  attempt_count: number;
  readonly created: number;
  readonly status_transitions: { paid_at: number | null };
  readonly parent: { readonly subscription_details: { readonly subscription: string } };
  payment: string | null;
}

export interface FakeSubscription {
  readonly id: string;
  status: 'trialing' | 'active' | 'past_due' | 'canceled' | 'incomplete' | 'incomplete_expired';
  metadata: Metadata;
  readonly customer: string;
  readonly start_date: number;
  cancel_at_period_end: boolean;
  readonly cancel_at: null;
  canceled_at: number | null;
  ended_at: number | null;
  trial_end: number | null;
  latest_invoice: string;
  default_payment_method: string;
  price: FakePrice;
  period: { start: number; end: number };
}

export interface FakePaymentMethod {
  readonly id: string;
  readonly type: 'card';
  readonly card: { readonly fingerprint: string };
}

export interface FakeIntent {
  readonly id: string;
  readonly metadata: Metadata;
  readonly status: 'succeeded';
  readonly currency: 'usd';
  readonly amount_received: number;
  readonly created: number;
  readonly latest_charge: {
    readonly id: string;
    readonly payment_intent: string;
    amount_refunded: number;
    refunded: boolean;
    disputed: boolean;
  };
}

/** A webhook's event in Stripe's format. */
export interface FakeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: object };
}

/** A merchant's change of price; `resumes` to renew a canceled one. */
export interface FakeChange {
  readonly at: number;
  readonly metadata: Metadata;
  readonly resumes?: boolean;
}
