export { createReconciliation } from './reconciliation.ts';
