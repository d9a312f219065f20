import { definePages } from '@afterglow/shared-area';

export const pages = definePages({
  login: {
    path: '/auth/login',
    name: 'login',
    access: 'visitor',
    page: './pages/login.page.tsx',
    menu: { section: 'Account', label: 'Log in', icon: 'log-in', order: 500, shownTo: 'visitor' },
  },
  signup: { path: '/auth/signup', name: 'signup', access: 'visitor', page: './pages/signup.page.tsx' },
  forgotPassword: {
    path: '/auth/forgot-password',
    name: 'forgot-password',
    access: 'visitor',
    page: './pages/forgot-password.page.tsx',
  },
  resetPassword: {
    path: '/auth/reset-password',
    aliases: ['/set-new-password'],
    name: 'reset-password',
    page: './pages/reset-password.page.tsx',
  },
  overview: {
    path: '/account',
    access: 'member',
    page: './pages/overview.page.tsx',
    menu: { section: 'Account', label: 'Account Management', icon: 'user', order: 500, shownTo: 'member' },
  },
  editProfile: { path: '/account/edit-profile', access: 'member', page: './pages/edit-profile.page.tsx' },
  changePassword: { path: '/account/change-password', access: 'member', page: './pages/change-password.page.tsx' },
  security: { path: '/account/security', access: 'member', page: './pages/security.page.tsx' },
  yourData: { path: '/account/your-data', access: 'member', page: './pages/your-data.page.tsx' },
  manageSubscription: {
    path: '/account/manage-subscription',
    access: 'member',
    page: './pages/manage-subscription.page.tsx',
  },
  receipt: {
    path: '/account/receipts/:paymentId(number)',
    name: 'account/receipts',
    access: 'member',
    page: './pages/receipt.page.tsx',
  },
  cancelPremium: { path: '/account/cancel-premium', access: 'member', page: './pages/cancel-premium.page.tsx' },
  cancellationFeedback: {
    path: '/account/cancellation-feedback',
    access: 'member',
    page: './pages/cancellation-feedback.page.tsx',
  },
  settings: { path: '/settings', name: 'settings', access: 'member', page: './pages/settings.page.tsx' },
  privacyPolicy: {
    path: '/about/privacy-policy',
    name: 'privacy-policy',
    page: './pages/privacy-policy.page.tsx',
    listed: true,
    title: 'Privacy Policy',
    description: 'What {brand} knows about you, why we keep it, and for how long.',
  },
  // Not marked as members-only: that would redirect a visitor to the login, and this page redirects them to Home.
  onboarding: { path: '/onboarding', name: 'onboarding', page: './pages/onboarding.page.tsx' },
});
