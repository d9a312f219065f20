/** The mark of a staged version that will lead to another page as soon as it is revealed, and needs nothing to show for that. */
export const LEADS_ON = 'leads-on';
