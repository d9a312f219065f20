export { entitledUntil, entitlesAt, isPremiumAt } from './entitlement.ts';
