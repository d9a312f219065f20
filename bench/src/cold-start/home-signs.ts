import type { PageSigns } from './watch-page.ts';

export const HOME_SIGNS: PageSigns = {
  content: '[data-remote="browse"] h1',
  data: '[data-remote="browse"] a[href^="/mix/"]',
};
