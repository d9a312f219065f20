import type { PageSigns } from './watch-page.ts';

/** The home page: the heading that the browse area draws, and the first mix from the API. */
export const HOME_SIGNS: PageSigns = {
  content: '[data-remote="browse"] h1',
  data: '[data-remote="browse"] a[href^="/mix/"]',
};
