import { FRAME_DURATION_MS } from '@afterglow/audio/mp3-format';
import { type StyleName, STYLE_NAMES, STYLES } from './styles/styles.ts';
import { chooseForm } from './choose-form.ts';

/** One piece of music. Style, seed and bars define its whole sound. */
export interface Track {
  /** `house-01` */
  readonly id: string;
  readonly style: StyleName;
  readonly seed: string;
  readonly bpm: number;
  readonly bars: number;
  /** MP3 frames of 24 ms; always a whole number of bars. */
  readonly frames: number;
  readonly durationMs: number;
}

const TRACKS_PER_STYLE: Readonly<Record<StyleName, number>> = {
  house: 5,
  techno: 5,
  deep: 5,
  chill: 5,
  ambient: 3,
  'drum-and-bass': 3,
  trance: 3,
  disco: 5,
};

const BPM_TIMES_FRAMES_PER_BAR = 10_000;

export function seedOf(id: string): string {
  return `afterglow/${id}`;
}

/** Describes a track; `maxBars` shortens it for tests. */
export function describeTrack(style: StyleName, number: number, maxBars = Number.POSITIVE_INFINITY): Track {
  const { framesPerBar } = STYLES[style];
  const id = `${style}-${String(number).padStart(2, '0')}`;
  const seed = seedOf(id);
  const form = chooseForm(STYLES[style], seed);
  const bars = Math.min(
    maxBars,
    form.reduce((sum, part) => sum + part.bars, 0),
  );
  const frames = bars * framesPerBar;
  const bpm = Math.round((BPM_TIMES_FRAMES_PER_BAR / framesPerBar) * 10) / 10;
  return { id, style, seed, bpm, bars, frames, durationMs: frames * FRAME_DURATION_MS };
}

/** Every track, in a fixed order; `house-01` first. */
export const TRACK_LIBRARY: readonly Track[] = STYLE_NAMES.flatMap((style) =>
  Array.from({ length: TRACKS_PER_STYLE[style] }, (_, index) => describeTrack(style, index + 1)),
);

export function tracksOfStyle(style: StyleName): readonly Track[] {
  return TRACK_LIBRARY.filter((track) => track.style === style);
}
