import type { FileWindow } from '../source/file-window.ts';

/** A box of an MP4 file: its content is between `startByte` and `endByte`. */
export interface Box {
  readonly type: string;
  readonly startByte: number;
  readonly endByte: number;
}

const HEADER_BYTES = 8;
const LONG_HEADER_BYTES = 16;
/** Tables of long files take a few megabytes. */
const MOST_BYTES = 64 * 1024 * 1024;
const PRINTABLE = /^[\x20-\x7e]{4}$/;
const FILE_TYPES = new Set(['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'moof', 'udta', 'meta', 'uuid']);

/** The boxes between two positions of a file. A box may reach beyond the end of a file that is cut off. */
export function listBoxes(window: FileWindow, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let position = start; position + HEADER_BYTES <= end;) {
    const box = boxAt(window, position, end);
    if (box === undefined) break;
    boxes.push(box);
    position = box.endByte;
  }
  return boxes;
}

function boxAt(window: FileWindow, position: number, end: number): Box | undefined {
  const header = window.view(position, LONG_HEADER_BYTES);
  if (header.length < HEADER_BYTES) return undefined;
  const type = header.toString('latin1', 4, 8);
  const bytes = header.readUInt32BE(0);
  // The last box may reach to the end without stating its length.
  if (bytes === 0) return { type, startByte: position + HEADER_BYTES, endByte: end };
  const isLong = bytes === 1 && header.length === LONG_HEADER_BYTES;
  const length = isLong ? Number(header.readBigUInt64BE(8)) : bytes;
  const headerBytes = isLong ? LONG_HEADER_BYTES : HEADER_BYTES;
  return length < headerBytes ? undefined : { type, startByte: position + headerBytes, endByte: position + length };
}

/** Whether it is a box of the outermost level: one that reaches beyond the end may be anything, unless its type is known. */
export function isFileBox({ type, endByte }: Box, end: number): boolean {
  return endByte > end ? FILE_TYPES.has(type) : PRINTABLE.test(type);
}

export function findBox(window: FileWindow, from: Box, path: readonly string[]): Box | undefined {
  let current: Box | undefined = from;
  for (const type of path) {
    if (current === undefined) return undefined;
    current = listBoxes(window, current.startByte, current.endByte).find((box) => box.type === type);
  }
  return current;
}

/** The content of a box inside the file; empty for a larger one. */
export function contentOf(window: FileWindow, box: Box | undefined): Buffer {
  if (box === undefined || box.endByte - box.startByte > MOST_BYTES) return Buffer.alloc(0);
  return window.view(box.startByte, box.endByte - box.startByte);
}

/** The numbers of a table: after a version, flags and a count, rows of this many 32-bit numbers. */
export function readTable(content: Buffer, columns: number): number[][] {
  if (content.length < 8) return [];
  const rows = Math.min(content.readUInt32BE(4), Math.floor((content.length - 8) / (columns * 4)));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => content.readUInt32BE(8 + (row * columns + column) * 4)),
  );
}
