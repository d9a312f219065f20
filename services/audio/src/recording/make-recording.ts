import { closeSync, fstatSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BITRATES_KBPS } from '@afterglow/shared-contracts';
import { layoutMix } from '../tracks/mix/mix-layout.ts';
import { mixWaveform } from '../tracks/mix/mix-waveform.ts';
import { parseRecordingPiece, recordingPieceId } from '../tracks/files/recording-id.ts';
import { ENVELOPE_STEP_FRAMES, EnvelopeMeter } from '../tracks/track-envelope.ts';
import { decodeSound } from './samples/decode-sound.ts';
import { FrameBlocks } from './samples/frame-blocks.ts';
import { openSound } from './source/open-sound.ts';
import { PIECE_FRAMES, pieceLengths } from './piece-files.ts';
import { createRateEncoders, type RateEncoders } from './samples/rate-encoders.ts';
import { RECORDING_FILE, type Recording, type RecordingJob } from './recording.ts';
import type { SoundSource } from './samples/sound.ts';

/**
 * Decodes a file and writes it as the pieces of a recording, at every rate. Yields its progress (0 to 1). The folder appears when it is
 * complete. Throws UnreadableSound for a file without complete audio.
 */
export async function* makeRecording(job: RecordingJob): AsyncGenerator<number, Recording, void> {
  const descriptor = openSync(job.file, 'r');
  const draft = `${job.folder}.part`;
  try {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    const source = openSound({ descriptor, bytes: fstatSync(descriptor).size });
    const recording = yield* encode(source, { ...job, descriptor, draft });
    writeFileSync(path.join(draft, RECORDING_FILE), JSON.stringify(recording), { flush: true });
    rmSync(job.folder, { recursive: true, force: true });
    renameSync(draft, job.folder);
    return recording;
  } finally {
    closeSync(descriptor);
    rmSync(draft, { recursive: true, force: true });
  }
}

type Work = RecordingJob & { readonly descriptor: number; readonly draft: string };

async function* encode(source: SoundSource, work: Work): AsyncGenerator<number, Recording, void> {
  const encoders = await createRateEncoders(work.draft);
  const blocks = new FrameBlocks();
  const meter = new EnvelopeMeter();
  const take = (ready: ReturnType<FrameBlocks['add']>) => {
    for (const block of ready) {
      meter.add(block);
      encoders.add(block);
    }
  };
  for await (const { sound, done } of decodeSound(source, work.descriptor)) {
    take(blocks.add(sound));
    yield done;
  }
  take(blocks.finish());
  return finish(encoders, { digest: work.digest, meter, samples: blocks.samples, notes: source.notes });
}

interface Finished {
  readonly digest: string;
  readonly meter: EnvelopeMeter;
  readonly samples: number;
  readonly notes: readonly string[];
}

function finish(encoders: RateEncoders, { digest, meter, samples, notes }: Finished): Recording {
  const frames = encoders.finish(digest, samples);
  const pieces = pieceLengths(frames).map((length, index) => recordingPieceId({ digest, index, frames: length }));
  const { levels } = meter.finish();
  const stepsPerPiece = PIECE_FRAMES / ENVELOPE_STEP_FRAMES;
  const layout = layoutMix(pieces, (id) => parseRecordingPiece(id)?.frames);
  const waveform = mixWaveform(layout, (id) => {
    const first = (parseRecordingPiece(id)?.index ?? 0) * stepsPerPiece;
    return { stepFrames: ENVELOPE_STEP_FRAMES, levels: levels.slice(first, first + stepsPerPiece) };
  });
  return { pieces, frames, waveform, bitratesKbps: [...BITRATES_KBPS], notes: [...notes] };
}
