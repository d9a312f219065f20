import type { FileWindow } from './file-window.ts';
import { skipTags, startOfTrailingTags } from './surrounding-tags.ts';
import { timeText } from './time-text.ts';

/** A cut-off frame at the end of a part needs no note. */
const WORTH_A_NOTE_BYTES = 2_000;

/** Counts bytes that are neither audio nor a tag, for notes. */
export class SkippedBytes {
  #bytes = 0;
  #where = '';

  /** `atSeconds` is their position in the audio, if known. */
  add(bytes: number, atSeconds?: number): void {
    if (this.#bytes === 0 && atSeconds !== undefined) this.#where = `, from ${timeText(atSeconds)} on`;
    this.#bytes += bytes;
  }

  /**
   * Zeros that start where audio may continue: a gap, or a missing part of a download. A few of them pad a file to a full block, and
   * those before all audio pad a tag.
   */
  addZeros(bytes: number, atSeconds: number): void {
    if (atSeconds > 0 && bytes >= WORTH_A_NOTE_BYTES) this.add(bytes, atSeconds);
  }

  get bytes(): number {
    return this.#bytes;
  }

  get notes(): string[] {
    if (this.#bytes < WORTH_A_NOTE_BYTES) return [];
    const bytes = this.#bytes.toLocaleString('en-US');
    return [`We left out ${bytes} bytes that aren't audio${this.#where}. Check how it plays.`];
  }
}

interface Rest {
  readonly startByte: number;
  readonly endByte: number;
  readonly atSeconds: number;
}

/** Notes on bytes after the last audio that are not a tag. */
export function notesOnRest(window: FileWindow, { startByte, endByte, atSeconds }: Rest): readonly string[] {
  if (startByte >= endByte) return [];
  const skipped = new SkippedBytes();
  skipped.addZeros(window.skipZeros(startByte, endByte) - startByte, atSeconds);
  const behindTags = skipTags(window, startByte, endByte);
  skipped.add(startOfTrailingTags(window, behindTags, endByte) - behindTags, atSeconds);
  return skipped.notes;
}
