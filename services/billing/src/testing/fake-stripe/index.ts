export { deliverWebhook, type Delivery } from './deliver-webhook.ts';
export { addPrices, PRICES_OF_PLANS } from './fake-prices.ts';
export type { FakeEvent } from './stripe-things.ts';
export { createStripeFake, startFakeStripe, type FakeStripe } from './fake-stripe.ts';
