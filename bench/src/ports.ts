/** The site's; the pages for comparison are on the following ports. */
export const SITE_PORT = 5000;
export const FIRST_VARIANT_PORT = SITE_PORT + 1;

/** For the site with an hour of playback, while others are measured. */
export const LISTENING_PORT = SITE_PORT + 100;

/** For the site whose music is deleted, to measure its first day. */
export const CLICK_PORT = SITE_PORT + 110;

/** For the live streams, and for an Icecast that relays them; 5060 is one of those that browsers block. */
export const RADIO_PORT = SITE_PORT + 70;
export const ICECAST_PORT = RADIO_PORT + 1;

/** For the site at which members pay. */
export const PAYMENT_PORT = SITE_PORT + 90;
