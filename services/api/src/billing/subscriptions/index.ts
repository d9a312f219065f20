export { createClaimActivation } from './claim-activation.ts';
export { createReportHandler } from './subscription-changes.ts';
export { mountSubscriptions } from './subscriptions.module.ts';
export { createSubscriptionsRepository } from './subscriptions.repository.ts';
