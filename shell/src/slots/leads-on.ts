/** Marks a staged version that will navigate as soon as it is revealed, and needs to show nothing. */
export const LEADS_ON = 'leads-on';
