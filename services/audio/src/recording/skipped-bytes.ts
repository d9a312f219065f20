import { timeText } from './time-text.ts';

/** A cut-off frame at the end of a part is no news. */
const WORTH_A_NOTE_BYTES = 2_000;

/** Counts what is neither sound nor a tag, to say so afterwards. */
export class SkippedBytes {
  #bytes = 0;
  #where = '';

  /** `atSeconds` is where in the sound they are, if that is known. */
  add(bytes: number, atSeconds?: number): void {
    if (this.#bytes === 0 && atSeconds !== undefined) this.#where = `, from ${timeText(atSeconds)} on`;
    this.#bytes += bytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get notes(): string[] {
    if (this.#bytes < WORTH_A_NOTE_BYTES) return [];
    const bytes = this.#bytes.toLocaleString('en-US');
    return [`We left out ${bytes} bytes that are no sound${this.#where}. Check how it plays.`];
  }
}
