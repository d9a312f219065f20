import { flacFrameEnd, flacHeaderAt } from './flac-frame.ts';
import type { FileWindow } from '../source/file-window.ts';
import { SkippedBytes } from '../source/skipped-bytes.ts';
import type { ByteRange } from '../samples/sound.ts';
import { skipTags } from '../source/surrounding-tags.ts';

export interface FlacPart {
  readonly ranges: ByteRange[];
  readonly frameEnds: number[];
  readonly sampleRateHz: number;
  readonly channels: number;
}

export interface FlacParts {
  readonly parts: readonly FlacPart[];
  /** The lengths in the headers, and the found length where one does not state it. Undefined when none does. */
  readonly promisedSeconds: number | undefined;
  readonly notes: readonly string[];
}

export const FLAC_MARK = 'fLaC';
const BLOCK_HEADER_BYTES = 4;
const LAST_BLOCK = 0x80;

interface Beginning {
  readonly endByte: number;
  readonly sampleRateHz: number;
  /** 0 where the file does not state it. */
  readonly samples: number;
}

/** Walks through the frames of a file, over tags, and over the starts of further joined files. */
export function findFlacParts(window: FileWindow, start: number, end: number): FlacParts {
  const walk = new FlacWalk(window, end);
  let position = start;
  while (position < end) position = walk.step(position);
  return walk.result();
}

class FlacWalk {
  readonly #window: FileWindow;
  readonly #end: number;
  readonly #parts: FlacPart[] = [];
  readonly #skipped = new SkippedBytes();
  #beginning: Beginning | undefined;
  #seconds = 0;
  /** The stated seconds of the finished files. */
  #settledSeconds = 0;
  #secondsSince = 0;
  #hasPromise = false;

  constructor(window: FileWindow, end: number) {
    this.#window = window;
    this.#end = end;
  }

  step(position: number): number {
    if (this.#window.isAt(position, FLAC_MARK)) return this.#begin(position);
    const next = this.#takeFrame(position);
    if (next !== undefined) return next;
    const behindTags = skipTags(this.#window, position, this.#end);
    this.#skipped.addZeros(this.#window.skipZeros(position, behindTags) - position, this.#seconds);
    if (behindTags > position) return behindTags;
    const found = this.#findSound(position + 1);
    this.#skipped.add(found - position, this.#seconds);
    return found;
  }

  result(): FlacParts {
    this.#settle();
    const promisedSeconds = this.#hasPromise ? this.#settledSeconds : undefined;
    return { parts: this.#parts, promisedSeconds, notes: this.#skipped.notes };
  }

  #begin(position: number): number {
    this.#settle();
    this.#beginning = readBeginning(this.#window, position);
    return Math.max(position + FLAC_MARK.length, this.#beginning.endByte);
  }

  #settle(): void {
    const { samples, sampleRateHz } = this.#beginning ?? { samples: 0, sampleRateHz: 0 };
    const isUsable = samples > 0 && sampleRateHz > 0;
    this.#hasPromise ||= isUsable;
    this.#settledSeconds += isUsable ? samples / sampleRateHz : this.#secondsSince;
    this.#secondsSince = 0;
  }

  #takeFrame(position: number): number | undefined {
    const header = flacHeaderAt(this.#window, position);
    if (header === undefined) return undefined;
    const { headerBytes, samples, channels } = header;
    const isEnd = (at: number) => this.#mayFollow(at);
    const endByte = flacFrameEnd(this.#window, { position, headerBytes, end: this.#end }, isEnd);
    const sampleRateHz = header.sampleRateHz || (this.#beginning?.sampleRateHz ?? 0);
    if (endByte === undefined || sampleRateHz === 0) return undefined;
    this.#add({ startByte: position, endByte }, { sampleRateHz, channels });
    this.#seconds += samples / sampleRateHz;
    this.#secondsSince += samples / sampleRateHz;
    return endByte;
  }

  #mayFollow(position: number): boolean {
    if (position >= this.#end || flacHeaderAt(this.#window, position) !== undefined) return true;
    if (this.#window.isAt(position, FLAC_MARK)) return true;
    // Zeros would prove nothing.
    return this.#window.byteAt(position) !== 0 && skipTags(this.#window, position, this.#end) > position;
  }

  #add(range: ByteRange, format: Pick<FlacPart, 'sampleRateHz' | 'channels'>): void {
    const part = this.#partFor(format);
    part.frameEnds.push(range.endByte);
    const last = part.ranges.at(-1);
    if (last?.endByte === range.startByte) {
      part.ranges.splice(-1, 1, { startByte: last.startByte, endByte: range.endByte });
    } else part.ranges.push(range);
  }

  #partFor(format: Pick<FlacPart, 'sampleRateHz' | 'channels'>): FlacPart {
    const last = this.#parts.at(-1);
    if (last?.sampleRateHz === format.sampleRateHz && last.channels === format.channels) return last;
    const part = { ...format, ranges: [], frameEnds: [] };
    this.#parts.push(part);
    return part;
  }

  /** The next frame or file start after bytes that are not audio. */
  #findSound(from: number): number {
    for (let position = from; position < this.#end; position += 1) {
      const byte = this.#window.byteAt(position);
      if (byte === 0xff && flacHeaderAt(this.#window, position) !== undefined) return position;
      if (byte === 0x66 && this.#window.isAt(position, FLAC_MARK)) return position;
    }
    return this.#end;
  }
}

/** Its first block states the sampling rate (20 bits) and, from bit 108 on, the number of samples (36 bits). */
function readBeginning(window: FileWindow, position: number): Beginning {
  let at = position + FLAC_MARK.length;
  let [sampleRateHz, samples] = [0, 0];
  for (;;) {
    const header = window.view(at, BLOCK_HEADER_BYTES);
    if (header.length < BLOCK_HEADER_BYTES) break;
    const [kind, bytes] = [header.readUInt8(0), header.readUIntBE(1, 3)];
    if ((kind & 0x7f) === 0 && bytes >= 18) {
      const info = window.view(at + BLOCK_HEADER_BYTES, 18);
      if (info.length === 18) {
        sampleRateHz = info.readUIntBE(10, 3) >> 4;
        samples = (info.readUInt8(13) & 0x0f) * 2 ** 32 + info.readUInt32BE(14);
      }
    }
    at += BLOCK_HEADER_BYTES + bytes;
    if ((kind & LAST_BLOCK) !== 0) break;
  }
  return { endByte: at, sampleRateHz, samples };
}
