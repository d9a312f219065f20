/** Notified when a subscription is marked for cancellation at its provider, so that it is canceled immediately. */
export const CANCELLATIONS_CHANNEL = 'cancellations';
