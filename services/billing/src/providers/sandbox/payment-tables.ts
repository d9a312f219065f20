import type { Cents, PaymentProcessor, SubscriptionStatus } from '@afterglow/shared-contracts';
import type { Time } from '@afterglow/kit';
import type { ColumnType, Generated } from 'kysely';

export interface SandboxCheckoutsTable {
  id: string;
  payment_processor: PaymentProcessor;
  order_number: number;
  customer: string;
  email: string;
  title: string;
  price_cents: Cents;
  period_months: number;
  trial_days: number;
  success_url: string;
  cancel_url: string;
  status: 'open' | 'paid' | 'expired';
  expiry_time: Time;
}

export interface SandboxSubscriptionsTable {
  id: string;
  checkout_id: string;
  customer: string;
  status: SubscriptionStatus;
  start_time: Time;
  anchor_time: Time;
  period_start_time: Time;
  period_end_time: Time;
  cancel_time: Time | null;
  ended: Generated<boolean>;
  /** The credit from an earlier plan, for the next payments. */
  credit_cents: Cents;
  card_digits: string | null;
  /** Identifies a person across payers; null for older rows. */
  payer: ColumnType<string | null, string | null | undefined, string | null>;
  event_time: Time;
}

export interface SandboxPaymentsTable {
  id: string;
  subscription_id: string;
  amount_cents: Cents;
  payment_time: Time;
}

export interface SandboxWebhooksTable {
  id: string;
  payment_processor: PaymentProcessor;
  body: string;
  attempts: Generated<number>;
  next_attempt_time: Time;
  creation_time: Time;
}

export interface PaymentTables {
  sandbox_checkouts: SandboxCheckoutsTable;
  sandbox_subscriptions: SandboxSubscriptionsTable;
  sandbox_payments: SandboxPaymentsTable;
  sandbox_notices: SandboxWebhooksTable;
}
