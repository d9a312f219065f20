import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeSound } from '../samples/decode-sound.ts';
import { openSound } from '../source/open-sound.ts';
import { samplesOf, type SoundPart } from '../samples/sound.ts';

export interface Heard {
  readonly sampleRateHz: number;
  readonly seconds: number;
  /** Of each channel, to the nearest ten; 0 for silence. Measured in the middle half. */
  readonly hertz: readonly number[];
  readonly channels: readonly Float32Array[];
}

export interface Listened {
  readonly seconds: number;
  readonly parts: readonly Heard[];
  readonly notes: readonly string[];
}

interface Collected {
  sampleRateHz: number;
  readonly chunks: Float32Array[][];
}

/** Decodes a file of these bytes as the recorder does, without encoding it. Rejects as the recorder does. */
export async function listen(bytes: Uint8Array): Promise<Listened> {
  const root = mkdtempSync(path.join(tmpdir(), 'afterglow-listen-'));
  const file = path.join(root, 'sound');
  writeFileSync(file, bytes);
  const descriptor = openSync(file, 'r');
  try {
    const source = openSound({ descriptor, bytes: bytes.length });
    const collected = new Map<SoundPart, Collected>();
    for await (const { sound, part } of decodeSound(source, descriptor)) {
      if (samplesOf(sound) === 0) continue;
      const of = collected.get(part) ?? { sampleRateHz: sound.sampleRateHz, chunks: [] };
      of.chunks.push(sound.channels.map((side) => side.slice()));
      collected.set(part, of);
      expect(sound.sampleRateHz).toBe(of.sampleRateHz);
    }
    const parts = [...collected.values()].map(describePart);
    return { seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0), parts, notes: source.notes };
  } finally {
    closeSync(descriptor);
    rmSync(root, { recursive: true });
  }
}

function describePart({ sampleRateHz, chunks }: Collected): Heard {
  const channels = (chunks[0] ?? []).map((_, index) => joined(chunks.flatMap((chunk) => chunk[index] ?? [])));
  const seconds = (channels[0]?.length ?? 0) / sampleRateHz;
  return { sampleRateHz, seconds, channels, hertz: channels.map((side) => pitchOf(side, sampleRateHz)) };
}

function joined(stretches: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(stretches.reduce((sum, { length }) => sum + length, 0));
  let position = 0;
  for (const stretch of stretches) {
    whole.set(stretch, position);
    position += stretch.length;
  }
  return whole;
}

const AUDIBLE = 0.02;

/** To the nearest ten, in the middle half; 0 for silence. */
export function pitchOf(side: Float32Array, sampleRateHz: number): number {
  const middle = side.subarray(Math.floor(side.length / 4), Math.floor((side.length * 3) / 4));
  let [crossings, sign] = [0, 0];
  for (const value of middle) {
    // Inaudible samples have no pitch.
    if (Math.abs(value) < AUDIBLE || Math.sign(value) === sign) continue;
    crossings += 1;
    sign = Math.sign(value);
  }
  return Math.round(crossings / 2 / (middle.length / sampleRateHz) / 10) * 10;
}
