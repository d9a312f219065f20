export { CancelPremium } from './cancel-premium.tsx';
export { currentPlan, isWebSubscription, type CurrentPlan } from './current-plan.ts';
export { ManageSubscription } from './manage-subscription.tsx';
export { canceledText, endLabel, longerText, PAYMENT_METHOD_TEXT } from './subscription-words.ts';
export { useBillingPortal } from './use-billing-portal.ts';
