import { inflateSync } from 'node:zlib';

export interface Id3Frame {
  /** Four letters, as in version 2.4. */
  readonly id: string;
  readonly content: Buffer;
}
export interface Id3Chapter {
  readonly startMs: number;
  /** As in the frame `TIT2`: a byte that names the encoding, and the text. */
  readonly title: Buffer | undefined;
}
export interface Id3Tag {
  readonly frames: readonly Id3Frame[];
  readonly chapters: readonly Id3Chapter[];
  /** Whether a part of the tag could not be read. */
  readonly isDamaged: boolean;
}
/** A tag's header: the positions of its frames, and of its end. */
export interface Id3Header {
  readonly version: number;
  readonly flags: number;
  readonly bytes: number;
}

export const ID3_HEADER_BYTES = 10;
/** The version, its revision, the flags, and the size in bytes of seven bits each. */
const HEADER = /^ID3[\u0002-\u0004][^][^][\0-\u007f]{4}$/;
const CHAPTER_NUMBERS_BYTES = 16;
const EXTENDED_FLAG = 0x40;
const UNSYNCHRONIZED_FLAG = 0x80;
/** This many zeros are padding: fewer also occur inside an image. */
const PADDING_SEEN_BYTES = 10;
/** A compressed frame can't ask for more memory than this. */
const INFLATED_MAX_BYTES = 64 * 1024 * 1024;

/** The names of version 2.2 that have a successor; the others are not imported. */
const LONG_IDS: Readonly<Record<string, string>> = {
  TT2: 'TIT2',
  TP1: 'TPE1',
  TP2: 'TPE2',
  TAL: 'TALB',
  TCO: 'TCON',
  COM: 'COMM',
  PIC: 'APIC',
  TXX: 'TXXX',
};

/** Texts, comments, images and chapters. Private data of programs is omitted, as readers may not support it. */
const READ_IDS = /^(?:T...|COMM|APIC|CHAP)$/;

/** The header of a tag that starts with these bytes, if any. */
export function parseId3Header(bytes: Buffer): Id3Header | undefined {
  if (bytes.length < ID3_HEADER_BYTES || !HEADER.test(bytes.toString('latin1', 0, ID3_HEADER_BYTES))) return undefined;
  const [version, flags] = [bytes.readUInt8(3), bytes.readUInt8(5)];
  return { version, flags, bytes: syncSafe(bytes, 6) };
}

/** The frames of a tag's content, whatever its writer's version and quirks. */
export function readId3Tag({ version, flags }: Id3Header, content: Buffer): Id3Tag {
  const isUnsynchronized = (flags & UNSYNCHRONIZED_FLAG) !== 0;
  const plain = isUnsynchronized && version < 4 ? withoutZeros(content) : content;
  const start = (flags & EXTENDED_FLAG) === 0 || version === 2 ? 0 : extendedHeaderBytes(version, plain);
  return readFrames({ version, isUnsynchronized: isUnsynchronized && version === 4 }, plain.subarray(start));
}

/** Frames as one tag of version 2.4, which every reader understands. */
export function writeId3Tag(frames: readonly Id3Frame[]): Buffer<ArrayBuffer> {
  const content = Buffer.concat(frames.flatMap(({ id, content: bytes }) => [frameHeader(id, bytes.length), bytes]));
  const header = Buffer.from('ID3\u0004\0\0\0\0\0\0', 'latin1');
  writeSyncSafe(header, content.length, 6);
  return Buffer.concat([header, content]);
}

interface Habits {
  readonly version: number;
  readonly isUnsynchronized: boolean;
}

function readFrames(habits: Habits, bytes: Buffer): Id3Tag {
  const frames: Id3Frame[] = [];
  const chapters: Id3Chapter[] = [];
  let isDamaged = false;
  for (let at = 0; !isPadding(bytes, at);) {
    const found = frameAt(habits, bytes, at);
    if (found === undefined) return { frames, chapters, isDamaged: true };
    if (found.frame === 'unreadable') isDamaged = true;
    else if (found.frame?.id === 'CHAP') chapters.push(...readChapter(habits, found.frame.content));
    else if (found.frame !== undefined) frames.push(found.frame);
    at = found.next;
  }
  return { frames, chapters, isDamaged };
}

function isPadding(bytes: Buffer, at: number): boolean {
  return at >= bytes.length || bytes[at] === 0;
}

/** Undefined without a frame. */
function frameAt(habits: Habits, bytes: Buffer, at: number) {
  const from = at + (habits.version === 2 ? 6 : 10);
  if (from > bytes.length || !isFrameId(habits.version, bytes, at)) return undefined;
  const next = from + frameSize(habits.version, bytes, at);
  if (next > bytes.length) return undefined;
  return { frame: readFrame(habits, bytes.subarray(at, from), bytes.subarray(from, next)), next };
}

/** A chapter's name ends with a zero; its start is followed by three numbers and by frames. */
function readChapter(habits: Habits, content: Buffer): Id3Chapter[] {
  const at = content.indexOf(0) + 1;
  if (at === 0 || at + CHAPTER_NUMBERS_BYTES > content.length) return [];
  const { frames } = readFrames(habits, content.subarray(at + CHAPTER_NUMBERS_BYTES));
  return [{ startMs: content.readUInt32BE(at), title: frames.find(({ id }) => id === 'TIT2')?.content }];
}

/** Undefined for an unknown frame. */
function readFrame(habits: Habits, header: Buffer, content: Buffer): Id3Frame | 'unreadable' | undefined {
  const { version } = habits;
  if (version === 2) {
    const id = LONG_IDS[header.toString('latin1', 0, 3)];
    return id === undefined ? undefined : { id, content: id === 'APIC' ? longPicture(content) : content };
  }
  const id = header.toString('latin1', 0, 4);
  if (!READ_IDS.test(id)) return undefined;
  const plain = version === 3 ? plainContent3(header.readUInt8(9), content) : plainContent4(habits, header, content);
  return plain === undefined ? 'unreadable' : { id, content: plain };
}

/** Version 2.2 names an image's format in three letters. */
function longPicture(content: Buffer): Buffer {
  const kind = content.toString('latin1', 1, 4).toLowerCase();
  const type = `image/${kind === 'jpg' ? 'jpeg' : kind}\0`;
  return Buffer.concat([content.subarray(0, 1), Buffer.from(type, 'latin1'), content.subarray(4)]);
}

/** The content after the flags of version 2.3: compressed, encrypted, grouped. */
function plainContent3(flags: number, content: Buffer): Buffer | undefined {
  if ((flags & 0x40) !== 0) return undefined;
  const isCompressed = (flags & 0x80) !== 0;
  const grouped = content.subarray((isCompressed ? 4 : 0) + ((flags & 0x20) === 0 ? 0 : 1));
  return isCompressed ? inflated(grouped) : grouped;
}

/** The content after the flags of version 2.4, which also states its original length. */
function plainContent4({ isUnsynchronized }: Habits, header: Buffer, content: Buffer): Buffer | undefined {
  const flags = header.readUInt8(9);
  if ((flags & 0x04) !== 0) return undefined;
  const ungrouped = content.subarray((flags & 0x40) === 0 ? 0 : 1);
  const sized = ungrouped.subarray((flags & 0x01) === 0 ? 0 : 4);
  const plain = isUnsynchronized || (flags & 0x02) !== 0 ? withoutZeros(sized) : sized;
  return (flags & 0x08) === 0 ? plain : inflated(plain);
}

function inflated(bytes: Buffer): Buffer | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: INFLATED_MAX_BYTES });
  } catch {
    return undefined;
  }
}

/**
 * A frame's size. Some writers of version 2.4 write plain numbers, and some of 2.3 those of seven bits; below 128 both are equal. Where
 * the size of the version leads to no other frame, and the other one does, that is used.
 */
function frameSize(version: number, bytes: Buffer, at: number): number {
  if (version === 2) return bytes.readUIntBE(at + 3, 3);
  const plain = bytes.readUInt32BE(at + 4);
  const isSafe = bytes.subarray(at + 4, at + 8).every((byte) => byte < 0x80);
  const safe = isSafe ? syncSafe(bytes, at + 4) : plain;
  const [usual, other] = version === 4 ? [safe, plain] : [plain, safe];
  const leadsOn = (size: number): boolean => isEndOrFrame(version, bytes, at + 10 + size);
  return leadsOn(usual) || !leadsOn(other) ? usual : other;
}

function isEndOrFrame(version: number, bytes: Buffer, at: number): boolean {
  if (at >= bytes.length) return at === bytes.length;
  return isFrameId(version, bytes, at) || bytes.subarray(at, at + PADDING_SEEN_BYTES).every((byte) => byte === 0);
}

function isFrameId(version: number, bytes: Buffer, at: number): boolean {
  return (version === 2 ? /^[A-Z][A-Z0-9]{2}$/ : /^[A-Z][A-Z0-9]{2}[A-Z0-9 ]$/).test(
    bytes.toString('latin1', at, at + (version === 2 ? 3 : 4)),
  );
}

function extendedHeaderBytes(version: number, bytes: Buffer): number {
  if (bytes.length < 4) return 0;
  return version === 4 ? syncSafe(bytes, 0) : 4 + bytes.readUInt32BE(0);
}

/**
 * Removes the zeros that a writer put after each 0xff, so that no player takes it for audio. Bytes that still look like audio were never
 * changed, whatever the flag says.
 */
function withoutZeros(bytes: Buffer): Buffer {
  const plain = Buffer.alloc(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    plain[length++] = bytes[at] ?? 0;
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next >= 0xe0) return bytes;
    if (next === 0) at++;
  }
  return plain.subarray(0, length);
}

function frameHeader(id: string, size: number): Buffer {
  const header = Buffer.from(`${id}\0\0\0\0\0\0`, 'latin1');
  writeSyncSafe(header, size, 4);
  return header;
}

function syncSafe(bytes: Buffer, at: number): number {
  return [0, 1, 2, 3].reduce((sum, index) => (sum << 7) | ((bytes[at + index] ?? 0) & 0x7f), 0);
}

function writeSyncSafe(bytes: Buffer, value: number, at: number): void {
  for (const index of [0, 1, 2, 3]) bytes[at + index] = (value >> (21 - 7 * index)) & 0x7f;
}
