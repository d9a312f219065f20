export { deliverNotice, type Delivery } from './deliver-notice.ts';
export { CLIENT_ID, type PayPalPeer, startPayPalPeer } from './paypal-peer.ts';
export { addPlans, PAYPAL_PLANS } from './peer-plans.ts';
