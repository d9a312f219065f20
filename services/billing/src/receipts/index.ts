export { mountPayments } from './payments.module.ts';
export { savePayments } from './save-payments.ts';
