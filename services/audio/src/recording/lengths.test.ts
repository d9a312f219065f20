import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BITRATES_KBPS, type BitrateKbps } from '@afterglow/shared-contracts';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { bytesPerFrame, FRAME_SAMPLES, framesToSeconds, SAMPLE_RATE_HZ } from '../tracks/mp3-format.ts';
import { parseFrames } from '../tracks/files/parse-frames.ts';
import { PIECE_FRAMES, PieceFiles, pieceLengths } from './piece-files.ts';
import { record, TEST_DIGEST } from './testing/record.ts';
import { wavOfTone } from './testing/make-tone.ts';

/** The bytes per write. */
const BUFFER_BYTES = 256 * 1024;
/** The encoder's output after the last required frame. */
const TOO_MANY = 4;

function frameOf(kbps: BitrateKbps): Buffer {
  const frame = Buffer.alloc(bytesPerFrame(kbps));
  const byRate: Readonly<Record<BitrateKbps, number>> = { 96: 0x74, 128: 0x94, 320: 0xe4 };
  frame.set([0xff, 0xfb, byRate[kbps]]);
  return frame;
}

function writePieces(kbps: BitrateKbps, frames: number): number[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'afterglow-pieces-'));
  try {
    const files = new PieceFiles(folder, kbps);
    const frame = frameOf(kbps);
    for (let index = 0; index < frames; index += 1) files.add(frame);
    files.endAt(frames);
    for (let index = 0; index < TOO_MANY; index += 1) files.add(frame);
    files.finish(TEST_DIGEST, frames);
    return readdirSync(folder).map((name) => statSync(path.join(folder, name)).size / frame.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.each(BITRATES_KBPS)('at %i kbit/s', (kbps) => {
  const border = Math.ceil(BUFFER_BYTES / bytesPerFrame(kbps));
  const around = (length: number, before: number) =>
    Array.from({ length: before + 2 }, (_, index) => length - before + index);

  test.each([
    ['of the first buffer', around(border, TOO_MANY + 1)],
    ['of the second buffer', around(border * 2, TOO_MANY + 1)],
    ['of a piece', around(PIECE_FRAMES, 1)],
    ['of a buffer in the second piece', [border * Math.ceil((PIECE_FRAMES + 1) / border) - 2]],
  ])('[IMPORT-001] every length around the boundary %s is written whole', (_what, lengths) => {
    for (const frames of lengths) {
      expect({ frames, pieces: writePieces(kbps, frames).toSorted((a, b) => b - a) }).toEqual({
        frames,
        pieces: pieceLengths(frames),
      });
    }
  });
});

/** Just before the first boundary at each rate; `npm run test:long import-lengths` tries every length up to `IMPORT_LENGTHS` frames. */
const SOME_LENGTHS = [1, 273, 682, 910];
const LONGEST = Number(process.env['IMPORT_LENGTHS'] ?? 0);
const PROGRESS_FILE = process.env['IMPORT_LENGTHS_PROGRESS'];
const RESULTS_FILE = process.env['IMPORT_LENGTHS_RESULTS'];
const REMEMBERED_EVERY = 25;
/** On a busy machine, the long run takes more than an hour. */
const LIMIT_MS = 6 * HOUR_MS;

async function recordLength(frames: number): Promise<number> {
  // The encoder adds a frame. The end is anywhere in the last one before it.
  const samples = (frames - 1) * FRAME_SAMPLES - ((frames * 37) % FRAME_SAMPLES);
  const wav = wavOfTone({ hertz: [440], sampleRateHz: SAMPLE_RATE_HZ, seconds: Math.max(1, samples) / SAMPLE_RATE_HZ });
  const { made, seen } = await record(wav, ({ pieces }, folder) =>
    BITRATES_KBPS.map((kbps) => {
      const files = pieces.map((id) => readFileSync(path.join(folder, `${id}-${kbps}.mp3`)));
      return files.reduce((sum, bytes) => sum + parseFrames(bytes).length, 0);
    }),
  );
  expect({ frames, seen }).toEqual({ frames, seen: BITRATES_KBPS.map(() => made.frames) });
  return made.frames;
}

function firstIndex(): number {
  return PROGRESS_FILE !== undefined && existsSync(PROGRESS_FILE) ? Number(readFileSync(PROGRESS_FILE, 'utf8')) : 0;
}

function remember(index: number): void {
  if (PROGRESS_FILE === undefined || index % REMEMBERED_EVERY !== 0) return;
  mkdirSync(path.dirname(PROGRESS_FILE), { recursive: true });
  writeFileSync(PROGRESS_FILE, String(index));
}

function noteResults(lengths: number): void {
  if (PROGRESS_FILE !== undefined) rmSync(PROGRESS_FILE, { force: true });
  const result = { lengths, longestSeconds: framesToSeconds(lengths), bitratesKbps: BITRATES_KBPS, refused: 0 };
  if (RESULTS_FILE !== undefined) writeFileSync(RESULTS_FILE, `${JSON.stringify(result, null, 2)}\n`);
}

test(
  '[IMPORT-001] audio of every length becomes a recording of that length, at every rate',
  async () => {
    const lengths = LONGEST === 0 ? SOME_LENGTHS : Array.from({ length: LONGEST }, (_, index) => index + 1);
    for (let index = firstIndex(); index < lengths.length; index += 1) {
      const frames = lengths[index] ?? 0;
      expect(await recordLength(frames)).toBe(Math.max(2, frames));
      remember(index);
    }
    noteResults(lengths.length);
  },
  LIMIT_MS,
);

const TAIL_SECONDS = 6.504;

test('[IMPORT-001] a length just before a boundary imports at other sampling rates as well', async () => {
  for (const sampleRateHz of [22_050, 44_100]) {
    const { made } = await record(wavOfTone({ hertz: [440], sampleRateHz, seconds: TAIL_SECONDS }));
    expect({ sampleRateHz, frames: made.frames }).toEqual({ sampleRateHz, frames: 272 });
  }
});
