import type { FileWindow } from '../source/file-window.ts';

export interface Chunk {
  readonly id: string;
  readonly startByte: number;
  readonly bytes: number;
}

const HEADER_BYTES = 8;
const FIRST_CHUNK = 12;
const MOST_CHUNKS = 1_000;
const LONG_SIZES = 'ds64';
/** Programs that do not know the length yet write a number near these, less the header's size. */
const LIMITS = [2 ** 31, 2 ** 32, 2 ** 63, 2 ** 64];
const NEAR = 64 * 1024;
/** The subtracted header is rarely longer, and some programs round. Other lengths may be true ones of large files. */
const MOST_HEADER_BYTES = 64;
const ROUNDED = new Set([0x100, 0x1000]);
const KNOWN_IDS = [
  'LIST',
  'id3 ',
  'ID3 ',
  'bext',
  'iXML',
  '_PMX',
  'cue ',
  'smpl',
  'inst',
  'fact',
  'PEAK',
  'DISP',
  'JUNK',
];
const MORE_IDS = [
  'junk',
  'PAD ',
  'FLLR',
  'afsp',
  'aXML',
  'axml',
  'chna',
  'plst',
  'acid',
  'strc',
  'umid',
  'MD5 ',
  'levl',
];
const IDS = [...KNOWN_IDS, ...MORE_IDS, 'fmt ', 'data'];
const PRINTABLE = /^[\x20-\x7e]{4}$/;
/** The range before the end that is searched for chunks, where the audio does not state its length: a tag may hold an image. */
const SEARCHED_BYTES = 32 * 1024 * 1024;

/** The chunks of the WAV file that starts at a position, up to one of unknown length, and the file's end. */
export function listChunks(window: FileWindow, start: number, end: number): { chunks: Chunk[]; endByte: number } {
  const chunks: Chunk[] = [];
  let position = start + FIRST_CHUNK;
  while (position + HEADER_BYTES <= end && chunks.length < MOST_CHUNKS) {
    const id = window.text(position, 4);
    const startByte = position + HEADER_BYTES;
    const bytes = lengthOf(window, position, chunks);
    if (!isChunk(id, startByte + bytes > end)) break;
    chunks.push({ id, startByte, bytes });
    position = startByte + bytes;
    if (id === 'data' && isPlaceholder(bytes, end - startByte)) return { chunks, endByte: end };
    position += bytes % 2 === 1 ? padBytes(window, position) : 0;
  }
  return { chunks, endByte: Math.min(position, end) };
}

/** Files of more than 4 GB have their lengths in a separate chunk; the second number is that of the audio. */
function lengthOf(window: FileWindow, position: number, chunks: readonly Chunk[]): number {
  const length = window.view(position + 4, 4).readUInt32LE(0);
  const sizes = chunks.find(({ id, bytes }) => id === LONG_SIZES && bytes >= 16);
  if (!window.isAt(position, 'data') || length !== 0xffff_ffff || sizes === undefined) return length;
  const long = window.view(sizes.startByte + 8, 8);
  return long.length < 8 ? length : Number(long.readBigUInt64LE(0));
}

/** Whether a length was never filled in: 0, or near a power of two that is far beyond the file's size. */
export function isPlaceholder(bytes: number, bytesLeft: number): boolean {
  return bytes === 0 || (bytes > bytesLeft && LIMITS.some((limit) => Math.abs(limit - bytes) <= NEAR));
}

/** Whether programs are known to write this placeholder, so that it is not the length of a cut-off file. */
export function isExactPlaceholder(bytes: number): boolean {
  const isKnown = (less: number) => Math.abs(less) <= MOST_HEADER_BYTES || ROUNDED.has(less);
  return bytes === 0 || LIMITS.some((limit) => isKnown(limit - bytes));
}

/** Some writers omit the byte after an odd length, some do not make it 0. */
function padBytes(window: FileWindow, position: number): number {
  if (window.byteAt(position) === 0) return 1;
  return !IDS.includes(window.text(position, 4)) && IDS.includes(window.text(position + 1, 4)) ? 1 : 0;
}

/** Another joined file starts with RIFF. Bytes beyond the end are not a chunk, unless it is of a known kind and cut off. */
function isChunk(id: string, isBeyondEnd: boolean): boolean {
  if (isBeyondEnd && !IDS.includes(id)) return false;
  return PRINTABLE.test(id) && id !== 'RIFF';
}

/** The start of the chunks that end with the file; `end` without any. */
export function startOfTrailingChunks(window: FileWindow, start: number, end: number): number {
  let current = end;
  for (let count = 0; count < MOST_CHUNKS; count += 1) {
    const before = chunkBefore(window, start, current);
    if (before === undefined) return current;
    current = before;
  }
  return current;
}

function chunkBefore(window: FileWindow, start: number, end: number): number | undefined {
  const from = Math.max(start, end - SEARCHED_BYTES);
  // Read as one, because it is searched many times.
  window.view(from, end - from);
  for (const id of [...KNOWN_IDS, ...MORE_IDS]) {
    for (let at = window.indexOf(id, from, end); at >= 0; at = window.indexOf(id, at + 1, end)) {
      if (isChunkUntil(window, at, end)) return at;
    }
  }
  return undefined;
}

function isChunkUntil(window: FileWindow, position: number, end: number): boolean {
  const header = window.view(position, HEADER_BYTES);
  if (header.length < HEADER_BYTES) return false;
  const bytes = header.readUInt32LE(4);
  const after = position + HEADER_BYTES + bytes;
  return after === end || (bytes % 2 === 1 && after + 1 === end);
}
