export interface FakeMoney {
  readonly currency_code: string;
  readonly value: string;
}

export interface FakePlan {
  readonly id: string;
  status: string;
  billing_cycles: {
    readonly tenure_type: string;
    readonly total_cycles: number;
    readonly frequency: { readonly interval_unit: 'MONTH' | 'YEAR'; readonly interval_count: number };
    readonly pricing_scheme: { fixed_price: FakeMoney };
  }[];
}

export type FakeStatus = 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED';

export interface FakeSubscription {
  readonly id: string;
  status: FakeStatus;
  readonly plan_id: string;
  readonly custom_id: string;
  readonly start_time: string;
  readonly create_time: string;
  status_update_time: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  subscriber: { payer_id?: string };
  lastPayment: { amount: FakeMoney; time: string } | undefined;
  failures: number;
  /** The start of the current period; undefined before the first payment. */
  period: number;
}

export interface FakeSale {
  readonly id: string;
  readonly billing_agreement_id: string;
  status: 'COMPLETED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  readonly time: string;
  readonly amount: FakeMoney;
}

export interface FakeOrder {
  readonly id: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED';
  readonly custom_id: string;
  readonly amount: FakeMoney;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  capture: string | undefined;
}

export interface FakeRefund {
  readonly id: string;
  readonly status: string;
  readonly payment: string;
  readonly amount: FakeMoney;
}

export interface FakeCapture {
  readonly id: string;
  status: 'COMPLETED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  readonly custom_id: string;
  readonly amount: FakeMoney;
  readonly create_time: string;
  readonly links: readonly { readonly rel: string; readonly href: string }[];
}

export interface FakeDispute {
  readonly dispute_id: string;
  readonly transaction: string;
  status: string;
  dispute_life_cycle_stage: string;
  dispute_outcome: { readonly outcome_code: string } | undefined;
}

/** A webhook's event in PayPal's format. */
export interface FakeEvent {
  readonly id: string;
  readonly create_time: string;
  readonly resource_type: string;
  readonly event_type: string;
  readonly resource: object;
}
