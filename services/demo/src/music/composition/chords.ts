/** Semitones above the chord's root. */
const QUALITIES = {
  m: [0, 3, 7],
  M: [0, 4, 7],
  m7: [0, 3, 7, 10],
  M7: [0, 4, 7, 11],
  '7': [0, 4, 7, 10],
  m9: [0, 3, 7, 10, 14],
  M9: [0, 4, 7, 11, 14],
  '9': [0, 4, 7, 10, 14],
  add9: [0, 4, 7, 14],
  madd9: [0, 3, 7, 14],
  sus: [0, 5, 7, 10],
  sus9: [0, 5, 10, 14],
  m11: [0, 3, 7, 10, 17],
  lydian: [0, 4, 7, 11, 18],
  fifth: [0, 7, 12],
} as const;

type Quality = keyof typeof QUALITIES;

export interface Chord {
  /** Semitones above the key. */
  readonly root: number;
  /** Semitones above the key, root first. */
  readonly tones: readonly number[];
}

/** `chord(8, 'M7')` in a minor key is its sixth degree with a major seventh. */
export function chord(root: number, quality: Quality): Chord {
  return { root, tones: QUALITIES[quality].map((interval) => root + interval) };
}

export type Progression = readonly [Chord, ...Chord[]];
