export { deliverWebhook, type Delivery } from './deliver-notice.ts';
export { CLIENT_ID, type FakePayPal, startFakePayPal } from './fake-paypal.ts';
export { addPlans, PAYPAL_PLANS } from './peer-plans.ts';
