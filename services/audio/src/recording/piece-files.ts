import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { BitrateKbps } from '@afterglow/shared-contracts';
import { bytesPerFrame } from '../tracks/mp3-format.ts';
import { parseFrames } from '../tracks/files/parse-frames.ts';
import { recordingPieceId } from '../tracks/files/recording-id.ts';
import { audioFile } from '../tracks/files/track-files.ts';

/** Five minutes, because the live radio loads whole pieces into memory. */
export const PIECE_FRAMES = 12_500;
const BUFFER_BYTES = 256 * 1024;

/** One rate of a recording, cut into files of this many frames as its bytes arrive. */
export class PieceFiles {
  readonly #folder: string;
  readonly #kbps: BitrateKbps;
  readonly #pieceBytes: number;
  #chunks: Uint8Array[] = [];
  #buffered = 0;
  #written = 0;
  /** Later bytes are dropped; known when the audio has ended. */
  #endByte = Number.POSITIVE_INFINITY;
  #descriptor: number | undefined;

  constructor(folder: string, kbps: BitrateKbps) {
    this.#folder = folder;
    this.#kbps = kbps;
    this.#pieceBytes = PIECE_FRAMES * bytesPerFrame(kbps);
  }

  add(bytes: Uint8Array): void {
    const wanted = bytes.subarray(0, Math.max(0, this.#endByte - this.#written - this.#buffered));
    // The encoder reuses its array.
    this.#chunks.push(Uint8Array.from(wanted));
    this.#buffered += wanted.length;
    if (this.#buffered >= BUFFER_BYTES) this.#flush();
  }

  /** Sets the length of the whole before the last bytes arrive: no more than this many frames are written. */
  endAt(frames: number): void {
    this.#endByte = frames * bytesPerFrame(this.#kbps);
  }

  /** Renames the files to their final names. Throws unless every frame is valid. */
  finish(digest: string, frames: number): void {
    this.#flush();
    this.#close();
    for (const [index, length] of pieceLengths(frames).entries()) {
      const draft = this.#draft(index);
      checkFrames(readFileSync(draft), { frames: length, kbps: this.#kbps, isFirst: index === 0 });
      renameSync(draft, audioFile(this.#folder, recordingPieceId({ digest, index, frames: length }), this.#kbps));
    }
  }

  #flush(): void {
    const ready = Buffer.concat(this.#chunks);
    this.#chunks = [];
    this.#buffered = 0;
    for (let done = 0; done < ready.length;) {
      const left = this.#pieceBytes - (this.#written % this.#pieceBytes);
      done += this.#write(ready.subarray(done, done + left));
    }
  }

  #write(bytes: Uint8Array): number {
    if (this.#written % this.#pieceBytes === 0) {
      this.#close();
      this.#descriptor = openSync(this.#draft(this.#written / this.#pieceBytes), 'w');
    }
    if (this.#descriptor === undefined) throw new Error('There is no open piece.');
    const written = writeSync(this.#descriptor, bytes);
    this.#written += written;
    return written;
  }

  #close(): void {
    if (this.#descriptor === undefined) return;
    fsyncSync(this.#descriptor);
    closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #draft(index: number): string {
    return path.join(this.#folder, `${this.#kbps}-${index}.part`);
  }
}

export function pieceLengths(frames: number): number[] {
  return Array.from({ length: Math.ceil(frames / PIECE_FRAMES) }, (_, index) =>
    Math.min(PIECE_FRAMES, frames - index * PIECE_FRAMES),
  );
}

interface Expected {
  readonly frames: number;
  readonly kbps: BitrateKbps;
  readonly isFirst: boolean;
}

/** Pieces are joined by frame: each must consist of whole frames of one size, and its first must not refer to anything before it. */
function checkFrames(bytes: Buffer, { frames, kbps, isFirst }: Expected): void {
  const found = parseFrames(bytes);
  const isSound = found.every((frame) => frame.bytes === bytesPerFrame(kbps) && !frame.isInfo);
  const stands = !isFirst || found[0]?.reservoirBytes === 0;
  if (found.length === frames && bytes.length === frames * bytesPerFrame(kbps) && isSound && stands) return;
  throw new Error(`The encoder made ${found.length} frames at ${kbps} kbit/s where ${frames} were needed.`);
}
