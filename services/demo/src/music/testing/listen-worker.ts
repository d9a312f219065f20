import { type Hash, createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { composeTrack } from '../compose-track.ts';
import { type Levels, measureLevels } from '../levels.ts';
import { renderTrack, knownLevels } from '../render-track.ts';
import { STYLES } from '../styles/styles.ts';
import type { Track } from '../track-library.ts';

export interface Listening {
  readonly frames: number;
  readonly peak: number;
  readonly rms: number;
  /** The first digits of a hash over every sample. */
  readonly fingerprint: string;
  readonly scoreFingerprint: string;
  /** Measured over the whole track, and compared with the library's stored levels: every change of an instrument shows here. */
  readonly levels: Levels;
  readonly writtenLevels: Levels | undefined;
}

function listenTo(track: Track): Listening {
  const hash = createHash('sha256');
  let [frames, peak, energy] = [0, 0, 0];
  for (const { left, right } of renderTrack(track)) {
    hash.update(left).update(right);
    frames += 1;
    for (const side of [left, right]) {
      for (const value of side) {
        peak = Math.max(peak, Math.abs(value));
        energy += value * value;
      }
    }
  }
  return {
    frames,
    peak,
    rms: Math.sqrt(energy / (frames * 2304)),
    fingerprint: shorten(hash),
    ...readScore(track),
  };
}

function readScore({ id, style, seed }: Track): Pick<Listening, 'scoreFingerprint' | 'levels' | 'writtenLevels'> {
  const hash = createHash('sha256');
  const score = composeTrack(STYLES[style], seed);
  for (const { name, events } of score.parts) {
    hash.update(JSON.stringify([name, events.map((event) => [event.startSample, event.gain, event.pan])]));
  }
  const levels = measureLevels(score, STYLES[style].loudness);
  return { scoreFingerprint: shorten(hash), levels, writtenLevels: knownLevels(id) };
}

function shorten(hash: Hash): string {
  return hash.digest('hex').slice(0, 12);
}

// The parent passes a list of tracks and nothing else.
const tracks = workerData as readonly Track[];
parentPort?.postMessage(tracks.map(listenTo));
