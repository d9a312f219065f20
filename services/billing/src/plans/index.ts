export { mountPlans } from './plans.module.ts';
export { isOnSale, toPlan, toPricedPlan, trialPlanOf } from './plans.mapper.ts';
export { seedPlans } from './seed-plans.ts';
export { currentPriceId, type PlanRow, selectPlans } from './select-plans.ts';
