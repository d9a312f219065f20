import { readBytes } from './read-bytes.ts';
import type { SoundFile } from './sound-file.ts';

const WINDOW_BYTES = 256 * 1024;
const NONE = Buffer.alloc(0);

/** Random access to an open file, with buffered reads, so that reading single bytes is quick. */
export class FileWindow {
  readonly bytes: number;
  readonly #descriptor: number;
  #start = 0;
  #window: Buffer = NONE;

  constructor({ descriptor, bytes }: SoundFile) {
    this.#descriptor = descriptor;
    this.bytes = bytes;
  }

  /** -1 outside of the file. */
  byteAt(position: number): number {
    const inside = position - this.#start;
    if (inside >= 0 && inside < this.#window.length) return this.#window[inside] ?? -1;
    return this.view(position, 1)[0] ?? -1;
  }

  /** This many bytes, fewer at the end of the file. */
  view(position: number, bytes: number): Buffer {
    if (position < 0 || position >= this.bytes) return NONE;
    const inside = position - this.#start;
    if (inside < 0 || inside + bytes > this.#window.length) this.#load(position, bytes);
    return this.#window.subarray(position - this.#start, position - this.#start + bytes);
  }

  #load(position: number, bytes: number): void {
    this.#window = readBytes(this.#descriptor, position, Math.max(bytes, WINDOW_BYTES));
    this.#start = position;
  }

  text(position: number, bytes: number): string {
    return this.view(position, bytes).toString('latin1');
  }

  isAt(position: number, mark: string): boolean {
    return this.text(position, mark.length) === mark;
  }

  /** The first position of a marker in a part of the file (the end is exclusive); -1 without one. */
  indexOf(mark: string, from: number, to: number): number {
    for (let position = from; position < to; position += WINDOW_BYTES - mark.length) {
      const found = this.view(position, Math.min(WINDOW_BYTES, to - position)).indexOf(mark, 0, 'latin1');
      if (found >= 0) return position + found;
    }
    return -1;
  }

  /** The first byte from here on that is not zero; `to` without one. */
  skipZeros(from: number, to: number): number {
    let position = from;
    while (position < to && this.byteAt(position) === 0) position += 1;
    return position;
  }
}
