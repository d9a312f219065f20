import { portalReturnUrl } from './use-billing-portal.ts';

test('[ACCOUNT-011] the billing portal returns to the absolute URL of /account', () => {
  expect(portalReturnUrl('https://afterglow.example')).toBe('https://afterglow.example/account');
});
