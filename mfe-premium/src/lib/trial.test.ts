import { buildMemberSession, buildSubscription } from '@afterglow/shared-contracts/testing';
import { isOfferedTrial, isTrialEligible } from './trial.ts';

test('[PREMIUM-013] a member who was never Premium is eligible, and any subscription counts as Premium', () => {
  expect(isTrialEligible([])).toBe(true);
  for (const status of ['active', 'trialing', 'canceled'] as const)
    expect(isTrialEligible([buildSubscription({ status, endTime: '2000-01-01T00:00:00.000Z' })])).toBe(false);
});

test('[PREMIUM-013] the session also knows it, and promises nothing before', () => {
  const offered = (hasBeenPremium: boolean | null) => isOfferedTrial({ ...buildMemberSession(), hasBeenPremium });
  expect([offered(false), offered(true), offered(null)]).toEqual([true, false, false]);
  expect(isOfferedTrial({ ...buildMemberSession({ premium: true }), hasBeenPremium: false })).toBe(false);
});

test('[PREMIUM-014] a visitor is eligible', () => {
  expect(isTrialEligible(null)).toBe(true);
  expect(isOfferedTrial({ status: 'visitor' })).toBe(true);
});
