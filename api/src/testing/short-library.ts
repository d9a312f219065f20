import { STYLE_NAMES } from '../synthesis/styles/styles.ts';
import { describeTrack, type Track } from '../synthesis/track-library.ts';

const PIECES_PER_STYLE = 2;
const BARS = 1;

/** Two pieces of each style, a bar long, so that music is made in a moment. */
export const SHORT_LIBRARY: readonly Track[] = STYLE_NAMES.flatMap((style) =>
  Array.from({ length: PIECES_PER_STYLE }, (_, index) => describeTrack(style, index + 1, BARS)),
);
