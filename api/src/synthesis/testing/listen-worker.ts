import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { renderTrack } from '../render-track.ts';
import type { Track } from '../track-library.ts';

/** What can be measured of a track by playing it to the end. */
export type Listening = {
  readonly frames: number;
  readonly peak: number;
  readonly rms: number;
  /** The first digits of a hash over every sample. */
  readonly fingerprint: string;
};

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
  return { frames, peak, rms: Math.sqrt(energy / (frames * 2304)), fingerprint: hash.digest('hex').slice(0, 12) };
}

// The parent hands over a list of tracks and nothing else.
const tracks = workerData as readonly Track[];
parentPort?.postMessage(tracks.map(listenTo));
