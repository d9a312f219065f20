import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import type { BitrateKbps } from '@afterglow/shared-contracts';
import { renderPrefixes } from './render-prefixes.ts';
import { bytesPerFrame } from './mp3-format.ts';
import type { RenderPiece, SoundBlock } from './music-source.ts';
import { type Progress, renderInSlices } from './render-in-slices.ts';
import { createTrackEncoder } from './track-encoder.ts';
import { EnvelopeMeter } from './track-envelope.ts';
import { audioFile, envelopeFile, unfinishedFile, writeAtomic } from './files/track-files.ts';
import type { TrackJob } from './jobs/track-jobs.ts';

/**
 * Renders and writes a job's output. Yields often, so that a worker can switch to a more urgent job and a listener can start before the
 * end is rendered.
 */
export async function* makeTrack(job: TrackJob, renderPiece: RenderPiece): AsyncGenerator<Progress, void, void> {
  if (job.kind === 'envelope') yield* measure(job, renderPiece(job.track));
  else if (job.kind === 'heads') yield* renderPrefixes(job, renderPiece);
  else yield* encode(job, job.kind, renderPiece(job.track));
}

function* measure(job: TrackJob, sound: Iterable<SoundBlock>): Generator<Progress, void, void> {
  const meter = new EnvelopeMeter();
  for (const frames of renderInSlices(sound, (block) => meter.add(block))) yield { frames, bytes: 0 };
  writeEnvelope(job, meter);
}

async function* encode(
  job: TrackJob,
  kbps: BitrateKbps,
  sound: Iterable<SoundBlock>,
): AsyncGenerator<Progress, void, void> {
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
    const add = (block: SoundBlock) => {
      meter.add(block);
      append(encoder.add(block));
    };
    for (const frames of renderInSlices(sound, add)) yield { frames, bytes: written };
    append(encoder.finish(job.track.frames).subarray(written));
    isWhole = true;
  } finally {
    // Also when the job is canceled: then the generator returns at a yield.
    encoder.release();
    closeSync(descriptor);
    if (!isWhole) rmSync(unfinished, { force: true });
  }
  writeEnvelope(job, meter);
  renameSync(unfinished, file);
}

function writeEnvelope({ folder, track }: TrackJob, meter: EnvelopeMeter): void {
  writeAtomic(envelopeFile(folder, track.id), JSON.stringify(meter.finish()));
}
