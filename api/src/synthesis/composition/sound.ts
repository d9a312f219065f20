import type { Sample } from '../sample.ts';

/** A sound that is rendered as it is heard, so that a track begins before all of its instruments are there. */
export interface Sound {
  /** Its sample, of which at least so many values are there; all of them when left out. */
  play(samples?: number): Sample;
}

export function createSound(begin: () => Sample): Sound {
  let sample: Sample | undefined;
  return {
    play(samples = Number.POSITIVE_INFINITY) {
      sample ??= begin();
      sample.grow?.(samples);
      return sample;
    },
  };
}

/** Notes repeat all the time: the same key is the same sound. */
export type SoundBank = (key: string, begin: () => Sample) => Sound;

export function createSoundBank(): SoundBank {
  const sounds = new Map<string, Sound>();
  return (key, begin) => {
    const known = sounds.get(key);
    if (known !== undefined) return known;
    const sound = createSound(begin);
    sounds.set(key, sound);
    return sound;
  };
}
