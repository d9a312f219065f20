export { mountPlans } from './plans.module.ts';
