export { removeFactors } from './remove-factors.ts';
export { mountSecondFactor } from './second-factor.module.ts';
export { countRecoveryCodes, findKey, removeSecondFactor } from './second-factor.repository.ts';
export { secondFactorsOf } from './second-factors-of.ts';
export type { SecondFactors } from './second-factors.ts';
