import type { ApiOptions } from '#app/api-options.ts';
import { SMALL_STATION } from './small-station/small-station.ts';

/** With so little music a service starts immediately. It would plan a thousand broadcasts a day, so it plans only a few days. */
export const SHORT_MUSIC = {
  station: SMALL_STATION,
  warmUp: false,
  daysPlanned: 2,
} satisfies Partial<ApiOptions>;
