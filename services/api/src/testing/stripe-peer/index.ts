export { deliverNotice, type Delivery } from './deliver-notice.ts';
export { addPrices, PRICES_OF_PLANS } from './peer-prices.ts';
export { createStripePeer, startStripePeer, type StripePeer } from './stripe-peer.ts';
