export { CancelPremium } from './cancel-premium.tsx';
export { ManageSubscription } from './manage-subscription.tsx';
