import { closeSync, fstatSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BITRATES_KBPS } from '@afterglow/shared-contracts';
import { layoutMix } from '../tracks/mix-layout.ts';
import { mixWaveform } from '../tracks/mix-waveform.ts';
import { parseRecordingPiece, recordingPieceId } from '../tracks/recording-id.ts';
import { ENVELOPE_STEP_FRAMES, EnvelopeMeter } from '../tracks/track-envelope.ts';
import { SAMPLE_RATE_HZ } from '../tracks/mp3-format.ts';
import { FrameBlocks } from './frame-blocks.ts';
import { openSound } from './open-sound.ts';
import { PIECE_FRAMES, pieceLengths } from './piece-files.ts';
import { createRateEncoders, type RateEncoders } from './rate-encoders.ts';
import { readBytes } from './read-bytes.ts';
import { RECORDING_FILE, type Recording, type RecordingJob } from './recording.ts';
import type { Sound, SoundSource } from './sound.ts';
import { UnreadableSound } from './unreadable-sound.ts';

/** Small, because a file of silence may contain minutes in this many bytes. */
const CHUNK_BYTES = 16 * 1024;
const LONGEST_HOURS = 12;

/**
 * Decodes a file and writes it as the pieces of a recording, at every rate. Yields its progress (0 to 1). The folder appears when it
 * is complete. Throws UnreadableSound for a file without complete sound.
 */
export async function* makeRecording(job: RecordingJob): AsyncGenerator<number, Recording, void> {
  const descriptor = openSync(job.file, 'r');
  const draft = `${job.folder}.part`;
  try {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    const source = await openSound({ descriptor, bytes: fstatSync(descriptor).size });
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
  try {
    for await (const { sound, done } of decode(source, work.descriptor)) {
      take(blocks.add(sound));
      if (blocks.samples > LONGEST_HOURS * 3600 * SAMPLE_RATE_HZ) {
        throw new UnreadableSound(`It is longer than ${LONGEST_HOURS} hours.`);
      }
      yield done;
    }
    take(blocks.finish());
    checkLength(blocks.samples / SAMPLE_RATE_HZ, source);
    return finish(encoders, { digest: work.digest, meter, samples: blocks.samples });
  } finally {
    source.decoder.free();
  }
}

interface Decoded {
  readonly sound: Sound;
  readonly done: number;
}

async function* decode({ decoder, startByte, endByte }: SoundSource, descriptor: number): AsyncGenerator<Decoded> {
  for (let position = startByte; position < endByte; position += CHUNK_BYTES) {
    const chunk = readBytes(descriptor, position, Math.min(CHUNK_BYTES, endByte - position));
    yield { sound: await decoder.decode(chunk), done: (position - startByte) / (endByte - startByte) };
  }
  yield { sound: await decoder.finish(), done: 1 };
}

function checkLength(seconds: number, { promisedSeconds: promised, slackSeconds }: SoundSource): void {
  if (seconds > 0 && (promised === undefined || promised - seconds <= slackSeconds)) return;
  if (promised === undefined || promised === 0) throw new UnreadableSound('There is no sound in it.');
  const [found, whole] = [seconds, promised].map((value) => value.toFixed(1));
  throw new UnreadableSound(`The file is cut off or damaged: ${found} of its ${whole} seconds can be read.`);
}

interface Finished {
  readonly digest: string;
  readonly meter: EnvelopeMeter;
  readonly samples: number;
}

function finish(encoders: RateEncoders, { digest, meter, samples }: Finished): Recording {
  const frames = encoders.finish(digest, samples);
  const pieces = pieceLengths(frames).map((length, index) => recordingPieceId({ digest, index, frames: length }));
  const { levels } = meter.finish();
  const stepsPerPiece = PIECE_FRAMES / ENVELOPE_STEP_FRAMES;
  const layout = layoutMix(pieces, (id) => parseRecordingPiece(id)?.frames);
  const waveform = mixWaveform(layout, (id) => {
    const first = (parseRecordingPiece(id)?.index ?? 0) * stepsPerPiece;
    return { stepFrames: ENVELOPE_STEP_FRAMES, levels: levels.slice(first, first + stepsPerPiece) };
  });
  return { pieces, frames, waveform, bitratesKbps: [...BITRATES_KBPS] };
}
