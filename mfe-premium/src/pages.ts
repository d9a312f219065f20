import { defineModals, definePages } from '@afterglow/shared-area';

export const pages = definePages({
  welcome: {
    path: '/premium',
    aliases: ['/offer/premium'],
    name: 'premium',
    page: './pages/welcome.page.tsx',
    listed: true,
    title: 'Premium',
    description: '{brand} Premium: every mix, our best sound, no ads.',
  },
  plans: {
    path: '/premium/view-plans',
    aliases: ['/offer/premium/view-plans'],
    name: 'premium/view-plans',
    page: './pages/plans.page.tsx',
  },
  donate: {
    path: '/premium/donate',
    aliases: ['/offer/premium/donate'],
    name: 'premium/donate',
    page: './pages/plans.page.tsx',
  },
  selectPayment: {
    path: '/premium/select-payment/:planId',
    aliases: ['/offer/premium/select-payment/:planId'],
    name: 'premium/select-payment',
    page: './pages/select-payment.page.tsx',
  },
  complete: {
    path: '/premium/complete',
    aliases: ['/offer/premium/complete'],
    name: 'premium/complete',
    page: './pages/complete.page.tsx',
  },
  donationComplete: {
    path: '/premium/donate/complete',
    aliases: ['/offer/premium/donate/complete'],
    name: 'premium/donate/complete',
    page: './pages/donation-complete.page.tsx',
  },
});

export const modals = defineModals({
  'audio-quality': './modals/audio-quality.modal.tsx',
  'premium-trial': './modals/premium-trial.modal.tsx',
  'premium-upgrade': './modals/premium-upgrade.modal.tsx',
});
