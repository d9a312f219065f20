import { SAMPLES_A_SECOND, type FileSound, type Samples } from './sound-samples.ts';

/** The last second of a recording is long enough to identify a beat. */
const PROBE = SAMPLES_A_SECOND;
/** 20 ms. */
const BLOCK = SAMPLES_A_SECOND / 50;
const ALIKE = 0.7;

/**
 * The position in the file at which the audio at the end of a recording started: the earliest point from which it plays without a break.
 */
export function landingS(heard: Samples, file: FileSound): number {
  const probeAt = heard.length - PROBE;
  const shift = bestPlace(heard.slice(probeAt), file.samples) - probeAt;
  let from = probeAt;
  while (from - BLOCK + shift >= 0 && isAlike(heard, file.samples, from - BLOCK, shift)) from -= BLOCK;
  return file.fromS + (from + shift) / SAMPLES_A_SECOND;
}

function bestPlace(probe: Samples, samples: Samples): number {
  let best = { place: -1, nameSimilarity: ALIKE };
  for (let place = 0; place + probe.length <= samples.length; place += 1) {
    const nameSimilarity = likenessOf(probe, samples, place);
    if (nameSimilarity > best.nameSimilarity) best = { place, nameSimilarity };
  }
  if (best.place < 0) throw new Error('What was heard is not in this part of the file.');
  return best.place;
}

function isAlike(heard: Samples, samples: Samples, from: number, shift: number): boolean {
  return likenessOf(heard.slice(from, from + BLOCK), samples, from + shift) > ALIKE;
}

/** 1 for the same audio, however loud; about 0 for another. */
function likenessOf(part: Samples, samples: Samples, place: number): number {
  let [product, partPower, power] = [0, 0, 0];
  for (let at = 0; at < part.length; at += 1) {
    const [one, other] = [part[at] ?? 0, samples[place + at] ?? 0];
    product += one * other;
    partPower += one * one;
    power += other * other;
  }
  return partPower === 0 || power === 0 ? 0 : product / Math.sqrt(partPower * power);
}
