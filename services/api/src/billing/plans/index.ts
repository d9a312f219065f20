export { mountPlans } from './plans.module.ts';
export { currentPriceId, type PlanRow, selectPlans } from './select-plans.ts';
