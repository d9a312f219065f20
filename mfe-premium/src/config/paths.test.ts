import { PATHS } from './paths.ts';

test('[PREMIUM-037] the upsell links to the plans, and the trial to the payment of plan 2', () => {
  expect(PATHS.plans).toBe('/premium/view-plans');
  expect(PATHS.trial).toBe('/premium/select-payment/2');
});
