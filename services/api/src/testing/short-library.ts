import type { ApiOptions } from '#app/api-options.ts';
import { createDemoStation } from '#seed/demo-station.ts';
import { STYLE_NAMES } from '#synthesis/styles/styles.ts';
import { describeTrack, type Track } from '#synthesis/track-library.ts';

const PIECES_PER_STYLE = 2;
const BARS = 1;

/** Two pieces of each style, a bar long, so that music is made in a moment. */
const SHORT_LIBRARY: readonly Track[] = STYLE_NAMES.flatMap((style) =>
  Array.from({ length: PIECES_PER_STYLE }, (_, index) => describeTrack(style, index + 1, BARS)),
);

/** A service with so little music is there at once. It would plan a thousand broadcasts a day, so it plans few days. */
export const SHORT_MUSIC = {
  station: createDemoStation(SHORT_LIBRARY),
  warmUp: false,
  daysPlanned: 2,
} satisfies Partial<ApiOptions>;
