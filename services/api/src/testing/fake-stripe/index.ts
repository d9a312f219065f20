export { deliverWebhook, type Delivery } from './deliver-notice.ts';
export { addPrices, PRICES_OF_PLANS } from './peer-prices.ts';
export { createStripeFake, startFakeStripe, type FakeStripe } from './fake-stripe.ts';
