import { formatPrice } from '../format-price.ts';
import { buildPlan } from '../testing/index.ts';
import { monthlyCents, priceAndTerm } from './index.ts';

const monthly = buildPlan();
const yearly = buildPlan({ price: 4790, durationMonths: 12 });

test('[PREMIUM-022] the monthly price is the price divided by its months, in dollars', () => {
  expect(formatPrice(monthlyCents(yearly))).toBe('$3.99');
  expect(formatPrice(monthlyCents(monthly))).toBe('$4.99');
});

test('a price includes its billing period', () => {
  expect(priceAndTerm(monthly)).toBe('$4.99 a month');
  expect(priceAndTerm(yearly)).toBe('$47.90 a year');
  expect(priceAndTerm(buildPlan({ durationMonths: 3, price: 1299 }))).toBe('$12.99 every 3 months');
});
