/** The amounts offered for a donation, in whole dollars; the second is preselected. */
export const DONATION_AMOUNTS_DOLLARS = [20, 50, 100] as const;
