/** Notified when a subscription has been marked to be canceled at its provider, so that it is done at once. */
export const CANCELLATIONS_CHANNEL = 'cancellations';
