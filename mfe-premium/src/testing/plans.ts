import { centsSchema, planIdSchema, type Quote } from '@afterglow/shared-contracts';
import { buildPlan } from '@afterglow/shared-contracts/testing';

export const FREE = buildPlan({ id: planIdSchema.parse(1), title: 'Free', price: 0 });
export const MONTHLY = buildPlan();
/** Without a trial. */
export const YEARLY = buildPlan({
  id: planIdSchema.parse(3),
  title: 'Yearly',
  price: 4790,
  durationMonths: 12,
  durationTrialMonths: 0,
});

/** What the yearly plan costs today with most of a monthly plan left. */
export const QUOTE: Quote = {
  dueToday: centsSchema.parse(4_469),
  nextPaymentTime: '2027-01-31T12:00:00.000Z',
  trialDays: 0,
  isImmediate: true,
};
