import { closeSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import type { BitrateKbps } from '@afterglow/shared-contracts';
import { renderTrack } from '../synthesis/render-track.ts';
import { bytesPerFrame } from './mp3-format.ts';
import { createTrackEncoder } from './track-encoder.ts';
import { EnvelopeMeter } from './track-envelope.ts';
import { audioFile, envelopeFile, unfinishedFile } from './track-files.ts';
import type { TrackJob } from './track-jobs.ts';

/** About 20 ms of work between two chances to do something more urgent. */
const FRAMES_PER_TURN = 20;
/** The very first turn is short: somebody waits for the first bytes. */
const FRAMES_OF_FIRST_TURN = 5;

/** How far a job has come: MP3 frames rendered, and the bytes that lie in its unfinished file. */
export type Progress = { readonly frames: number; readonly bytes: number };

/**
 * Makes what a job asks for and writes it. Yields often, so that a worker can turn to a more urgent job in between and a
 * listener can begin before the end is made.
 */
export async function* makeTrack(job: TrackJob): AsyncGenerator<Progress, void, void> {
  if (job.kind === 'envelope') yield* measure(job);
  else yield* encode(job, job.kind);
}

function* measure(job: TrackJob): Generator<Progress, void, void> {
  const meter = new EnvelopeMeter();
  for (const frames of renderInTurns(job, (block) => meter.add(block))) yield { frames, bytes: 0 };
  writeEnvelope(job, meter);
}

async function* encode(job: TrackJob, kbps: BitrateKbps): AsyncGenerator<Progress, void, void> {
  const file = audioFile(job.folder, job.track.id, kbps);
  const unfinished = unfinishedFile(file);
  const wholeBytes = job.track.frames * bytesPerFrame(kbps);
  const encoder = await createTrackEncoder(kbps);
  const meter = new EnvelopeMeter();
  const descriptor = openSync(unfinished, 'w');
  let [written, isWhole] = [0, false];
  const append = (bytes: Buffer) => {
    written += writeSync(descriptor, bytes, 0, Math.min(bytes.length, wholeBytes - written));
  };
  try {
    const add = (block: Block) => {
      meter.add(block);
      append(encoder.add(block));
    };
    for (const frames of renderInTurns(job, add)) yield { frames, bytes: written };
    append(encoder.finish(job.track.frames).subarray(written));
    isWhole = true;
  } finally {
    // Also when the job is cancelled: then the generator returns at a yield.
    encoder.release();
    closeSync(descriptor);
    if (!isWhole) rmSync(unfinished, { force: true });
  }
  writeEnvelope(job, meter);
  renameSync(unfinished, file);
}

type Block = { readonly left: Float32Array; readonly right: Float32Array };

/** Yields how many frames are rendered. */
function* renderInTurns({ track }: TrackJob, onBlock: (block: Block) => void): Generator<number, void, void> {
  let frames = 0;
  for (const block of renderTrack(track)) {
    onBlock(block);
    frames += 1;
    if (frames === FRAMES_OF_FIRST_TURN || frames % FRAMES_PER_TURN === 0) yield frames;
  }
}

function writeEnvelope({ folder, track }: TrackJob, meter: EnvelopeMeter): void {
  const file = envelopeFile(folder, track.id);
  writeFileSync(unfinishedFile(file), JSON.stringify(meter.finish()));
  renameSync(unfinishedFile(file), file);
}
