export { createPaymentChecks } from './payment-checks.ts';
export { createWebhookCleanup } from './webhook-cleanup.ts';
export { registerWebhooks } from './webhooks.routes.ts';
export { createWebhooksService } from './webhooks.service.ts';
