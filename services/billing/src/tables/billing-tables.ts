import type {
  Cents,
  CheckoutId,
  CheckoutStatus,
  MemberId,
  PaymentId,
  PaymentProcessor,
  PlanId,
  SubscriptionId,
  SubscriptionStatus,
  TrialRefusal,
} from '@afterglow/shared-contracts';
import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';
import type { Database, Numbered, Time } from '@afterglow/kit';

/** What can be bought; plan 1 is free. */
export interface PlansTable {
  id: PlanId;
  title: string;
  duration_months: number;
  trial_months: number;
  active: boolean;
}

/** The price of a plan from a time on, until the next version. */
export interface PlanPricesTable {
  id: Generated<number>;
  plan_id: PlanId;
  price_cents: Cents;
  stripe_price: string | null;
  paypal_plan: string | null;
  from_time: Time;
}

/** The amounts that the donation page offers. */
export interface DonationProductsTable {
  /** Whole dollars. */
  dollars: number;
  position: number;
  /** Replaces the provider's own page. */
  stripe_link: string | null;
  paypal_link: string | null;
}

/** Premium of a member for a time: bought or granted. */
export interface SubscriptionsTable {
  id: Numbered<SubscriptionId>;
  member_id: MemberId | null;
  plan_id: PlanId;
  /** The price of each period; null for a grant. */
  price_id: ColumnType<number | null, number | null | undefined, number | null>;
  status: SubscriptionStatus;
  start_time: Time;
  end_time: Time;
  cancel_time: Time | null;
  checkout_id: CheckoutId | null;
  payment_processor: PaymentProcessor;
  reference: Generated<string | null>;
  report_time: ColumnType<Date | null, Date | null | undefined, Date | null>;
  cancel_owed: Generated<boolean>;
  payment_due: Generated<boolean>;
}

/** Attempts to pay for a plan. */
export interface CheckoutsTable {
  id: Numbered<CheckoutId>;
  member_id: MemberId | null;
  plan_id: PlanId;
  price_id: ColumnType<number | null, number | null | undefined, number | null>;
  payment_processor: PaymentProcessor;
  trial_days: number;
  status: Generated<CheckoutStatus>;
  reference: string | null;
  creation_time: Time;
  /** When its activation was requested from the provider, until there is a response. */
  begin_time: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Whether the email of the trial's member is among `used_trials`. */
  trial_recorded: Generated<boolean>;
}

/** Hashes of who had a free trial, for 24 months. */
export interface UsedTrialsTable {
  kind: TrialRefusal;
  hash: Uint8Array;
  trial_time: Time;
  /** The checkout of the trial; null for an email whose owner's card had one. */
  checkout_id: CheckoutId | null;
}

/** Checkouts whose trial was rejected. */
export interface RefusedTrialsTable {
  checkout_id: CheckoutId;
  reason: TrialRefusal;
  /** The provider's ID of the subscription; null when it never started. */
  reference: string | null;
  refusal_time: Time;
  /** Whether it must still be ended at the provider. */
  end_owed: boolean;
}

/** What members paid, in cents. */
export interface PaymentsTable {
  id: Numbered<PaymentId>;
  member_id: MemberId | null;
  subscription_id: SubscriptionId;
  plan_id: PlanId;
  payment_processor: PaymentProcessor;
  reference: string;
  paid_cents: Cents;
  returned_cents: ColumnType<Cents, Cents | undefined, Cents>;
  payment_time: Time;
}

/** Webhooks that were applied, so that a repetition changes nothing. */
export interface PaymentWebhooksTable {
  payment_processor: PaymentProcessor;
  id: string;
  event_time: Time;
  arrival_time: Time;
}

/** When each provider was last compared. */
export interface PaymentReconciliationsTable {
  payment_processor: PaymentProcessor;
  run_time: Time;
  compared_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Donations, in cents, without the donor. */
export interface DonationsTable {
  payment_processor: PaymentProcessor;
  reference: string;
  amount_cents: Cents;
  donation_time: Time;
}

/** Who granted a subscription, and why. */
export interface PremiumGrantsTable {
  subscription_id: SubscriptionId;
  granted_by: MemberId | null;
  reason: string;
  creation_time: Time;
}

/** The tables of payments; the API's migrations create them. */
export interface BillingTables {
  plans: PlansTable;
  plan_prices: PlanPricesTable;
  donation_products: DonationProductsTable;
  subscriptions: SubscriptionsTable;
  checkouts: CheckoutsTable;
  payments: PaymentsTable;
  payment_notices: PaymentWebhooksTable;
  payment_reconciliations: PaymentReconciliationsTable;
  donations: DonationsTable;
  used_trials: UsedTrialsTable;
  refused_trials: RefusedTrialsTable;
  premium_grants: PremiumGrantsTable;
}

/** A connection or transaction with these tables. */
export type BillingQueries = Kysely<BillingTables>;

/** The host's database, with these tables. */
export interface BillingDatabase {
  readonly db: BillingQueries;
  transaction<T>(work: (transaction: BillingQueries) => Promise<T>): Promise<T>;
  listen: Database<BillingTables>['listen'];
  notify: Database<BillingTables>['notify'];
}

/** A row of `checkouts`, as it is read. */
export type CheckoutRow = Selectable<CheckoutsTable>;
