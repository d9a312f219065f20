import type { FileWindow } from './file-window.ts';

// Tags are written before the audio, after it and, in joined files, between its parts.

const ID3V2_BYTES = 10;
const HAS_FOOTER = 0x10;
const ID3V1_BYTES = 128;
const ID3V1_MORE_BYTES = 227;
const APE_BYTES = 32;
const APE_MARK = 'APETAGEX';
const APE_HAS_HEADER = 0x80;
const APE_VERSIONS = new Set([1000, 2000]);
const LYRICS_START = 'LYRICSBEGIN';
const LYRICS_END = 'LYRICSEND';
const LYRICS_2_END = 'LYRICS200';
const LYRICS_MOST_BYTES = 1024 * 1024;
const LYRICS_1_MOST_BYTES = 5_200;

/** The position after all tags, and zeros between them, that start here. */
export function skipTags(window: FileWindow, position: number, end = window.bytes): number {
  let current = position;
  while (current < end) {
    const bytes = tagBytesAt(window, current, end);
    if (bytes === 0) return afterZeros(window, current, end);
    current = Math.min(current + bytes, end);
  }
  return end;
}

/** Zeros pad tags; more tags may follow them. */
function afterZeros(window: FileWindow, position: number, end: number): number {
  if (window.byteAt(position) !== 0 || isMp4(window, position)) return position;
  const next = window.skipZeros(position, end);
  return next < end ? skipTags(window, next, end) : end;
}

const MP4_BEGINNINGS = new Set(['ftyp', 'moov', 'wide']);

/** An MP4 file starts with a length, and so with a zero. */
export function isMp4(window: FileWindow, position: number): boolean {
  return MP4_BEGINNINGS.has(window.text(position + 4, 4));
}

/** The size in bytes of one tag of any kind that starts here; 0 without one. */
export function tagBytesAt(window: FileWindow, position: number, end: number): number {
  switch (window.text(position, 3)) {
    case 'ID3':
      return id3BytesAt(window, position);
    case 'APE':
      return apeBytesAt(window, position);
    case 'TAG':
      return window.isAt(position, 'TAG+') ? ID3V1_MORE_BYTES : ID3V1_BYTES;
    case 'LYR':
      return lyricsBytesAt(window, position, end);
    default:
      return 0;
  }
}

/** With its footer, which some writers announce and omit. */
function id3BytesAt(window: FileWindow, position: number): number {
  const head = window.view(position, ID3V2_BYTES);
  if (head.length < ID3V2_BYTES || head.readUInt8(3) === 0xff || head.readUInt8(4) === 0xff) return 0;
  const announced = (head.readUInt8(5) & HAS_FOOTER) !== 0;
  const bytes = ID3V2_BYTES + inSevens(head, 6);
  return bytes + (announced && window.isAt(position + bytes, '3DI') ? ID3V2_BYTES : 0);
}

/** The length of a tag is written in groups of seven bits. */
function inSevens(bytes: Buffer, offset: number): number {
  return [...bytes.subarray(offset, offset + 4)].reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
}

function apeBytesAt(window: FileWindow, position: number): number {
  const head = window.view(position, APE_BYTES);
  if (!isApe(head)) return 0;
  return APE_BYTES + head.readUInt32LE(12);
}

function isApe(bytes: Buffer): boolean {
  if (bytes.length < APE_BYTES || bytes.toString('latin1', 0, 8) !== APE_MARK) return false;
  return APE_VERSIONS.has(bytes.readUInt32LE(8));
}

function lyricsBytesAt(window: FileWindow, position: number, end: number): number {
  if (!window.isAt(position, LYRICS_START)) return 0;
  const limit = Math.min(end, position + LYRICS_MOST_BYTES);
  const ends = [LYRICS_END, LYRICS_2_END].map((mark) => window.indexOf(mark, position, limit)).filter((at) => at >= 0);
  return ends.length === 0 ? 0 : Math.min(...ends) + LYRICS_END.length - position;
}

/** The start of the tags at the end, with zeros before and after them; `end` without any. */
export function startOfTrailingTags(window: FileWindow, start: number, end = window.bytes): number {
  let current = end;
  for (;;) {
    const next = Math.max(start, withoutLastTag(window, start, current));
    if (next === current) return current;
    current = next;
  }
}

function withoutLastTag(window: FileWindow, start: number, end: number): number {
  const last = beforeTag(window, start, end);
  if (last < end) return last;
  const behindZeros = withoutZeros(window, start, end);
  // Zeros alone may be audio.
  const beforeZeros = beforeTag(window, start, behindZeros);
  return beforeZeros < behindZeros ? beforeZeros : end;
}

function withoutZeros(window: FileWindow, start: number, end: number): number {
  let position = end;
  while (position > start) {
    const chunk = window.view(Math.max(start, position - 4096), Math.min(4096, position - start));
    const retained = chunk.findLastIndex((byte) => byte !== 0);
    if (retained >= 0) return position - (chunk.length - retained - 1);
    position -= chunk.length;
  }
  return start;
}

/** The start of a tag that ends here. */
function beforeTag(window: FileWindow, start: number, end: number): number {
  const finders = [beforeId3v1, beforeApe, beforeLyrics, beforeId3Footer];
  const found = finders.map((find) => find(window, end)).find((position) => position >= start && position < end);
  return found ?? end;
}

function beforeId3v1(window: FileWindow, end: number): number {
  const position = end - ID3V1_BYTES;
  if (!window.isAt(position, 'TAG')) return end;
  return window.isAt(position - ID3V1_MORE_BYTES, 'TAG+') ? position - ID3V1_MORE_BYTES : position;
}

function beforeApe(window: FileWindow, end: number): number {
  const footer = window.view(end - APE_BYTES, APE_BYTES);
  if (!isApe(footer)) return end;
  const withHeader = (footer.readUInt8(23) & APE_HAS_HEADER) !== 0;
  return end - footer.readUInt32LE(12) - (withHeader ? APE_BYTES : 0);
}

function beforeLyrics(window: FileWindow, end: number): number {
  const mark = window.text(end - LYRICS_END.length, LYRICS_END.length);
  if (mark === LYRICS_2_END) {
    const size = Number(window.text(end - LYRICS_END.length - 6, 6));
    const position = end - LYRICS_END.length - 6 - size;
    return Number.isInteger(size) && window.isAt(position, LYRICS_START) ? position : end;
  }
  if (mark !== LYRICS_END) return end;
  const from = Math.max(0, end - LYRICS_1_MOST_BYTES);
  const found = window.indexOf(LYRICS_START, from, end);
  return found < 0 ? end : found;
}

function beforeId3Footer(window: FileWindow, end: number): number {
  const footer = window.view(end - ID3V2_BYTES, ID3V2_BYTES);
  if (footer.length < ID3V2_BYTES || footer.toString('latin1', 0, 3) !== '3DI') return end;
  const position = end - 2 * ID3V2_BYTES - inSevens(footer, 6);
  return window.isAt(position, 'ID3') ? position : end;
}
