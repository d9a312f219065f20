export type { AccountsPort, Mail } from './accounts-port.ts';
export type {
  AttemptLimiter,
  BillingContext,
  BillingHost,
  BillingServer,
  LimitAttempts,
  RegisterOperation,
} from './billing-host.ts';
export { DUNNING_GRACE_MS } from './dunning-grace.ts';
export type {
  DonationState,
  PayerIdentity,
  PaymentEvent,
  PaymentState,
  ReportedPayment,
  ReportedSubscription,
  SubscriptionReport,
} from './payment-event.ts';
export type {
  CheckedSite,
  CheckoutOrder,
  CheckoutState,
  DonationOrder,
  Payer,
  PaymentCheckResult,
  PaymentProvider,
  PaymentProviders,
  PlanChange,
  PlanChangeOrder,
  PlanChangeOutcome,
  PlanChangeQuote,
  PlanChanges,
  PricedPlan,
  WebhookRequest,
  WebhookResult,
} from './payment-provider.ts';
export { providerName } from './processor-name.ts';
export { withTimeout } from './with-timeout.ts';
