export { borderRules } from './border-rules.ts';
