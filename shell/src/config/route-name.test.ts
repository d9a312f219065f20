import { pathOfLink } from '../ports/link-clicks.ts';
import { routeName } from './route-name.ts';

test.each([
  ['/logout', 'logout'],
  ['/account', 'account'],
  ['/account/edit-profile', 'account/edit-profile'],
  ['/account/change-password', 'account/change-password'],
  ['/account/manage-subscription', 'account/manage-subscription'],
  ['/account/cancel-premium', 'account/cancel-premium'],
  ['/account/cancellation-feedback', 'account/cancellation-feedback'],
  ['/premium', 'premium'],
  ['/premium/view-plans', 'premium/view-plans'],
  ['/premium/donate', 'premium/donate'],
  ['/premium/select-payment/3', 'premium/select-payment'],
  ['/premium/complete', 'premium/complete'],
  ['/premium/donate/complete', 'premium/donate/complete'],
  ['/offer/premium/view-plans', 'premium/view-plans'],
  ['/about/privacy-policy', 'privacy-policy'],
])('[SHELL-011] %s is called "%s"', (path, name) => {
  expect(routeName(path)).toBe(name);
});

test.each([
  ['/', 'home'],
  ['/auth/login', 'login'],
  ['/set-new-password', 'reset-password'],
  ['/browse/charts', 'browse/charts/index'],
  ['/browse/charts/7', 'browse/charts'],
  ['/browse/mixes', 'browse/mixes/latest'],
  ['/browse/genres', 'browse/genres'],
  ['/shows/7/mix/9', 'mix'],
  ['/artist/some-body/7/about', 'artist/about'],
  ['/radio/favorites', 'channel-index/favorites'],
  ['/radio/deep', 'channel'],
  ['/radio/deep/schedule', 'channel/schedule'],
  ['/onboarding', 'onboarding'],
  ['/404', '404'],
])('%s is called "%s" as in the table of routes', (path, name) => {
  expect(routeName(path)).toBe(name);
});

test.each(['/releases/console', '/remotes/radio/1.0.0/remoteEntry.js', '/v3/stations'])(
  '[SHELL-011] %s is no page: the shell does not navigate there',
  (path) => {
    const link = Object.assign(document.createElement('a'), { href: path });
    expect(pathOfLink(link)).toBeUndefined();
  },
);
