import type { ApiOptions } from '#app/api-options.ts';
import { SMALL_STATION } from './small-station/small-station.ts';

/** A service with so little music starts at once. It would plan a thousand broadcasts a day, so it plans only a few days. */
export const SHORT_MUSIC = {
  station: SMALL_STATION,
  warmUp: false,
  daysPlanned: 2,
} satisfies Partial<ApiOptions>;
