import { buildPlan } from '@afterglow/shared-contracts/testing';
import { offeredPlans, planButtonText } from './plan-offer.ts';
import { FREE, MONTHLY, YEARLY } from '../../testing/plans.ts';

const VISITOR = { isLoggedIn: false, trialEligible: true };
const NEW_MEMBER = { isLoggedIn: true, trialEligible: true };
const FORMER_MEMBER = { isLoggedIn: true, trialEligible: false };

test('only listed paid plans are offered', () => {
  expect(offeredPlans([FREE, MONTHLY, buildPlan({ active: 0 })])).toEqual([MONTHLY]);
});

test.each([
  ['the current plan, even yearly', { ...YEARLY, current: true }, NEW_MEMBER, 'YOUR ACTIVE PLAN'],
  ['a yearly plan', YEARLY, VISITOR, 'Go yearly and save'],
  ['a visitor', MONTHLY, VISITOR, 'GET STARTED'],
  ['a member who was never Premium', MONTHLY, NEW_MEMBER, 'START FREE TRIAL'],
  ['a member who was Premium', MONTHLY, FORMER_MEMBER, 'UPGRADE'],
  ['a plan of several months with trial months', { ...MONTHLY, durationMonths: 3 }, NEW_MEMBER, 'UPGRADE'],
  ['a plan without a trial', { ...MONTHLY, durationTrialMonths: 0 }, NEW_MEMBER, 'UPGRADE'],
])('the button matches %s', (_, plan, buyer, text) => {
  expect(planButtonText(plan, buyer)).toBe(text);
});
