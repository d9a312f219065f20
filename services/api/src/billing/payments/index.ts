export { mountPayments } from './payments.module.ts';
