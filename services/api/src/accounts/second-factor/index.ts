export { mountSecondFactor } from './second-factor.module.ts';
