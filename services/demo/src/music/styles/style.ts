import type { Section } from '../composition/arrangement.ts';
import type { Progression } from '../composition/chords.ts';
import type { PartDefinition } from '../composition/parts/part.ts';
import type { Random } from '../random.ts';

/** A kind of music: tempo, harmony, forms and the band. Each track chooses from these by its seed. */
export interface StyleDefinition {
  /** A bar lasts a whole number of MP3 frames, so the tempo is 10,000 / framesPerBar beats a minute. */
  readonly framesPerBar: number;
  readonly swing: number;
  /** Keys as MIDI notes, close to each other on the circle of fifths, so that tracks of a style can follow one another. */
  readonly keysMidi: readonly [number, ...number[]];
  readonly scale: readonly number[];
  readonly progressions: readonly [Progression, ...Progression[]];
  readonly barsPerChord: number;
  readonly forms: readonly [readonly Section[], ...(readonly Section[])[]];
  /** Echo time in sixteenths. */
  readonly delaySteps: number;
  readonly reverbDecay: number;
  /** Fade at both ends; 0 for styles that are mixed on the beat. */
  readonly fadeSeconds: number;
  /** Weighted loudness of the fullest section. */
  readonly loudness: number;
  /** The band, with the random choices that define this track's sound. */
  readonly band: (random: Random) => readonly PartDefinition[];
}
