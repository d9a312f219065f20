import { type PaymentId, SECURITY_PATH, YOUR_DATA_PATH } from '@afterglow/shared-contracts';

/** Paths of this area, and those of other areas that its pages link to. */
export const PATHS = {
  login: '/auth/login',
  signup: '/auth/signup',
  forgotPassword: '/auth/forgot-password',
  account: '/account',
  editProfile: '/account/edit-profile',
  changePassword: '/account/change-password',
  security: SECURITY_PATH,
  yourData: YOUR_DATA_PATH,
  manageSubscription: '/account/manage-subscription',
  cancelPremium: '/account/cancel-premium',
  cancellationFeedback: '/account/cancellation-feedback',
  home: '/',
  onboarding: '/onboarding',
  premium: '/premium',
  plans: '/premium/view-plans',
} as const;

export function receiptPath(id: PaymentId): string {
  return `/account/receipts/${id}`;
}
