import { buildSubscription } from '@afterglow/shared-contracts/testing';
import { FREE_MEMBER, PREMIUM_MEMBER } from '../pages/listener.ts';
import { RECEIPT_STATES } from './receipt-states.ts';
import type { Screen } from './screen.ts';
import { SECURITY_STATES } from './security-states.ts';
import { choosePicture, pressButton, pressRadio } from './state-steps.ts';
import { withStates } from './with-states.ts';
import { YOUR_DATA_STATES } from './your-data-states.ts';

const SUBSCRIPTIONS = '/v3/(subscriptions|plans)';
const MEMBER = '/v3/members/\\d+\\?';

const PROFILE = { name: 'profile', path: '/account/edit-profile', as: FREE_MEMBER };
const PASSWORD = { name: 'password', path: '/account/change-password', as: FREE_MEMBER };
const SUBSCRIPTION = { name: 'subscription', path: '/account/manage-subscription', as: PREMIUM_MEMBER };
/** A paid plan: that of the demo's member is a gift, which cannot be canceled. */
const having = (...fields: Parameters<typeof buildSubscription>) => ({
  answers: { '/v3/subscriptions\\?': [buildSubscription(...fields)] },
});
const AS_PAYING = having();
const CANCELLED = { status: 'canceled', cancelTime: '2026-03-02T10:00:00.000Z' } as const;
const CANCEL = { name: 'cancel', path: '/account/cancel-premium', as: PREMIUM_MEMBER };
const FEEDBACK = { name: 'feedback', path: '/account/cancellation-feedback', as: FREE_MEMBER };
const SETTINGS = { name: 'settings', path: '/settings', as: FREE_MEMBER };

export const ACCOUNT: readonly Screen[] = [
  ...withStates({ name: 'account', path: '/account', as: FREE_MEMBER }, SUBSCRIPTIONS),
  { name: 'account-premium', path: '/account', as: PREMIUM_MEMBER },
  ...withStates(PROFILE, MEMBER),
  { ...PROFILE, name: 'profile-picture', before: choosePicture, fullPage: false },
  ...withStates(PASSWORD, MEMBER),
  { ...PASSWORD, name: 'password-missing', before: pressButton('Change Password') },
  ...withStates(SUBSCRIPTION, SUBSCRIPTIONS),
  { ...SUBSCRIPTION, name: 'subscription-free', as: FREE_MEMBER },
  { ...SUBSCRIPTION, name: 'subscription-paid', ...AS_PAYING },
  { ...SUBSCRIPTION, name: 'subscription-trial', ...having({ status: 'trialing' }) },
  { ...SUBSCRIPTION, name: 'subscription-paypal', ...having({ paymentProcessor: 'paypal' }) },
  { ...SUBSCRIPTION, name: 'subscription-store', ...having({ paymentProcessor: 'apple' }) },
  { ...SUBSCRIPTION, name: 'subscription-due', ...having({ paymentDue: true }) },
  { ...SUBSCRIPTION, name: 'subscription-cancelled', ...having(CANCELLED) },
  ...withStates(CANCEL, SUBSCRIPTIONS),
  { ...CANCEL, name: 'cancel-paid', ...AS_PAYING },
  { ...CANCEL, name: 'cancel-asked', ...AS_PAYING, before: pressButton('Cancel subscription'), fullPage: false },
  { ...CANCEL, name: 'cancel-free', as: FREE_MEMBER },
  FEEDBACK,
  { ...FEEDBACK, name: 'feedback-missing', before: pressButton('Send feedback') },
  { ...FEEDBACK, name: 'feedback-other', before: pressRadio('Other (specify)') },
  ...withStates(SETTINGS, '/v3/members/\\d+/settings'),
  { ...SETTINGS, name: 'settings-premium', as: PREMIUM_MEMBER },
  { ...SETTINGS, name: 'settings-upsell', before: pressRadio('Best - Premium only'), fullPage: false },
  ...SECURITY_STATES,
  ...YOUR_DATA_STATES,
  ...RECEIPT_STATES,
  { name: 'privacy', path: '/about/privacy-policy' },
];
