import * as z from 'zod/mini';

/** What a donation can be, in whole dollars; the second is preselected. */
export const DONATION_AMOUNTS_DOLLARS = [20, 50, 100] as const;

/** How a donation is paid: by card or by PayPal. */
export const donationMethodSchema = z.enum(['stripe', 'paypal']);
export type DonationMethod = z.infer<typeof donationMethodSchema>;
