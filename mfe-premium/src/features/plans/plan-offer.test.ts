import { buildPlan } from '@afterglow/shared-contracts/testing';
import { offeredPlans, planButtonText } from './plan-offer.ts';

const monthly = buildPlan();
const yearly = buildPlan({ price: 4790, durationMonths: 12, durationTrialMonths: 0 });
const VISITOR = { isLoggedIn: false, trialEligible: true };
const NEW_MEMBER = { isLoggedIn: true, trialEligible: true };
const FORMER_MEMBER = { isLoggedIn: true, trialEligible: false };

test('only listed plans that cost something are offered', () => {
  expect(offeredPlans([buildPlan({ price: 0 }), monthly, buildPlan({ active: 0 })])).toEqual([monthly]);
});

test.each([
  ['the current plan, even yearly', { ...yearly, current: true }, NEW_MEMBER, 'YOUR ACTIVE PLAN'],
  ['a yearly plan', yearly, VISITOR, 'Go yearly and save'],
  ['a visitor', monthly, VISITOR, 'GET STARTED'],
  ['a member who was never Premium', monthly, NEW_MEMBER, 'START FREE TRIAL'],
  ['a member who was Premium', monthly, FORMER_MEMBER, 'UPGRADE'],
  ['a plan without a trial', { ...monthly, durationTrialMonths: 0 }, NEW_MEMBER, 'UPGRADE'],
])('the button fits %s', (_, plan, buyer, text) => {
  expect(planButtonText(plan, buyer)).toBe(text);
});
