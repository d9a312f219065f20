/** What a donation can be, in whole dollars; the second is preselected. */
export const DONATION_AMOUNTS_DOLLARS = [20, 50, 100] as const;
