export { readRoots } from './paypal-certificates.ts';
export { createPayPalPayments } from './paypal-payments.ts';
