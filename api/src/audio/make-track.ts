import { renameSync, writeFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import { renderTrack } from '../synthesis/render-track.ts';
import { createTrackEncoder } from './track-encoder.ts';
import type { TrackEncoder } from './track-encoder.ts';
import { EnvelopeMeter } from './track-envelope.ts';
import { audioFile, envelopeFile, UNFINISHED_SUFFIX } from './track-files.ts';
import type { TrackJob } from './track-jobs.ts';

/** About 20 ms of work between two chances to do something more urgent. */
const FRAMES_PER_TURN = 20;

function writeWhole(file: string, content: Buffer | string): void {
  const unfinished = `${file}.${process.pid}-${threadId}${UNFINISHED_SUFFIX}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** Makes what a job asks for and writes it; yields often, so that a worker can turn to a more urgent job in between. */
export async function* makeTrack(job: TrackJob): AsyncGenerator<void, void, void> {
  const { track, kind, folder } = job;
  const encoder: TrackEncoder | undefined = kind === 'envelope' ? undefined : await createTrackEncoder(kind);
  const meter = new EnvelopeMeter();
  let frame = 0;
  for (const block of renderTrack(track)) {
    encoder?.add(block);
    meter.add(block);
    frame += 1;
    if (frame % FRAMES_PER_TURN === 0) yield;
  }
  writeWhole(envelopeFile(folder, track.id), JSON.stringify(meter.finish()));
  if (encoder === undefined || kind === 'envelope') return;
  writeWhole(audioFile(folder, track.id, kind), encoder.finish(track.frames));
}
