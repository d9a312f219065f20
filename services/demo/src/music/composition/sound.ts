import { createRandom, type Random } from '../random.ts';
import type { Sample } from '../sample.ts';

/** A sound that is rendered while it plays, so that a track starts before all of its instruments exist. */
export interface Sound {
  /** Its sample, with at least this many values rendered; all of them by default. */
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

/**
 * Notes repeat constantly: the same key is the same sound. Its instrument gets its own random stream, because it is rendered only when
 * first heard.
 */
export type SoundBank = (key: string, render: (random: Random) => Sample) => Sound;

export function createSoundBank(seed: string): SoundBank {
  const sounds = new Map<string, Sound>();
  return (key, render) => {
    const known = sounds.get(key);
    if (known !== undefined) return known;
    const sound = createSound(() => render(createRandom(`${seed}/${key}`)));
    sounds.set(key, sound);
    return sound;
  };
}
