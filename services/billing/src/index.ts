export { type BillingConfig, billingEnvironmentSchema } from './billing-environment.ts';
export { type Billing, createBilling } from './create-billing.ts';
export { isPremiumAt } from './entitlement/index.ts';
export { seedPlans } from './plans/index.ts';
export {
  type AccountsPort,
  type PayerIdentity,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentProviders,
  type PlanChangeQuote,
  providerName,
  type ReportedSubscription,
  type SubscriptionReport,
} from './port/index.ts';
export type { MemberDeletion } from './subscriptions/index.ts';
export { createTrials, TRIAL_KEY } from './trials/index.ts';
