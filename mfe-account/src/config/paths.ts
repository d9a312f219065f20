/** The paths of this area, and those of others that its pages lead to. */
export const PATHS = {
  login: '/auth/login',
  account: '/account',
  editProfile: '/account/edit-profile',
  changePassword: '/account/change-password',
  manageSubscription: '/account/manage-subscription',
  cancelPremium: '/account/cancel-premium',
  cancellationFeedback: '/account/cancellation-feedback',
  home: '/',
  plans: '/premium/view-plans',
} as const;
