export { createSandboxPayments } from './sandbox-payments.ts';
export { signWebhook } from './webhook-signature.ts';
