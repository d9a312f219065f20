/** Notified when a subscription has been marked to be cancelled at its provider, so that it is done at once. */
export const CANCELLATIONS_CHANNEL = 'cancellations';
