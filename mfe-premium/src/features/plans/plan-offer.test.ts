import { buildPlan } from '@afterglow/shared-contracts/testing';
import { monthlyPrice, offeredPlans, planButtonText } from './plan-offer.ts';

const monthly = buildPlan();
const yearly = buildPlan({ price: 4790, durationMonths: 12, durationTrialMonths: 0 });
const visitor = { isLoggedIn: false, trialEligible: true };
const newMember = { isLoggedIn: true, trialEligible: true };
const formerMember = { isLoggedIn: true, trialEligible: false };

test('[PREMIUM-022] the monthly price is the price by its months, in dollars', () => {
  expect(monthlyPrice(yearly)).toBe('$3.99');
  expect(monthlyPrice(monthly)).toBe('$4.99');
});

test('only listed plans that cost something are offered', () => {
  expect(offeredPlans([buildPlan({ price: 0 }), monthly, buildPlan({ active: 0 })])).toEqual([monthly]);
});

test.each([
  ['the current plan, even yearly', { ...yearly, current: true }, newMember, 'YOUR ACTIVE PLAN'],
  ['a yearly plan', yearly, visitor, 'Go yearly and save'],
  ['a visitor', monthly, visitor, 'GET STARTED'],
  ['a member who was never Premium', monthly, newMember, 'START FREE TRIAL'],
  ['a member who was Premium', monthly, formerMember, 'UPGRADE'],
  ['a plan without a trial', { ...monthly, durationTrialMonths: 0 }, newMember, 'UPGRADE'],
])('the button fits %s', (_, plan, buyer, text) => {
  expect(planButtonText(plan, buyer)).toBe(text);
});
