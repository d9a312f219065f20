import { planIdSchema } from '@afterglow/shared-contracts';
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
