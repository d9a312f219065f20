export { boundaryRules } from './boundary-rules.ts';
