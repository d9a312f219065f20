export { createCancelAtProvider } from './cancel-at-provider.ts';
export { CANCELLATIONS_CHANNEL } from './cancellations-channel.ts';
export { createGrantsService } from './grants.service.ts';
export { lockCheckouts } from './lock-order.ts';
export { createMemberDeletion, type MemberDeletion } from './member-deletion.ts';
export { createPendingCancellations } from './pending-cancellations.ts';
export { selectProviderSubscriptions } from './select-provider-subscriptions.ts';
export {
  createPaymentFailedNotifier,
  createReportHandler,
  type HandleReport,
  type NotifyPaymentFailed,
} from './subscription-changes.ts';
export {
  createSubscriptionsRepository,
  type SubscriptionRow,
  type SubscriptionsRepository,
} from './subscriptions.repository.ts';
export { registerSubscriptions } from './subscriptions.routes.ts';
export { createSubscriptionsService } from './subscriptions.service.ts';
