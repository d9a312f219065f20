export { CANCELLATIONS_CHANNEL } from './cancellations-channel.ts';
export { createClaimActivation } from './claim-activation.ts';
export { DUNNING_PERIOD_MS } from './dunning-period.ts';
export { lockCheckouts, oweCancellation } from './lock-order.ts';
export { createReportHandler } from './subscription-changes.ts';
export { mountSubscriptions } from './subscriptions.module.ts';
