export { createMisfits, type Misfits } from './misfits.ts';
export { createRollbacks, type Rollbacks } from './rollbacks.ts';
