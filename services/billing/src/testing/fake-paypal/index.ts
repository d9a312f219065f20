export { deliverWebhook, type Delivery } from './deliver-webhook.ts';
export { CLIENT_ID, type FakePayPal, startFakePayPal } from './fake-paypal.ts';
export type { FakeEvent } from './paypal-things.ts';
export { addPlans, PAYPAL_PLANS } from './fake-plans.ts';
