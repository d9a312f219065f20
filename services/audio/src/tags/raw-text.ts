import { decodeAs, detectEncoding } from './text-encoding.ts';

/** Text of a file: decoded where the file states its encoding correctly, else bytes. */
export type RawText = { readonly text: string } | { readonly bytes: Uint8Array };

export type WhatWasRead = 'tags' | 'cue sheet';
const NOT_UNICODE: Readonly<Record<WhatWasRead, string>> = {
  tags: "Its tags aren't Unicode.",
  'cue sheet': "Its cue sheet isn't Unicode.",
};

/** The encoding in which the undeclared bytes of one file were read. */
export interface ReadingOfBytes {
  decode(raw: RawText): string;
  /** Doubts, for the operator. */
  readonly notes: readonly string[];
}

/** The first byte of a text in an ID3v2 tag. */
const UTF_16_WITH_MARK = 1;
const UTF_16_BIG_ENDIAN = 2;
/** Display names of encodings; all others have their browser names. */
const NAMES: Readonly<Record<string, string>> = {
  shift_jis: 'Shift-JIS',
  gbk: 'GBK',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
  'windows-1251': 'Windows-1251',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'koi8-r': 'KOI8-R',
  macintosh: 'Mac Roman',
};
const WESTERN = 'windows-1252';

/** Text without a declared encoding: UTF-8 where it is valid, bytes otherwise. */
export function rawText(bytes: Uint8Array): RawText {
  const text = decodeAs('utf-8', bytes);
  return text === undefined ? { bytes } : { text };
}

/** The text of an ID3v2 frame after the byte that names its encoding. */
export function rawTextOfFrame(encoding: number, bytes: Buffer): RawText {
  return encoding === UTF_16_WITH_MARK || encoding === UTF_16_BIG_ENDIAN
    ? { text: decodeUtf16(bytes, encoding === UTF_16_BIG_ENDIAN) }
    : rawText(bytes);
}

/** The position of the zero that ends a text in this encoding, and the start of the next one; the end of the bytes without one. */
export function endOfText(
  encoding: number,
  bytes: Buffer,
  from: number,
): { readonly end: number; readonly next: number } {
  const width = encoding === UTF_16_WITH_MARK || encoding === UTF_16_BIG_ENDIAN ? 2 : 1;
  for (let at = from; at + width <= bytes.length; at += width)
    if (bytes[at] === 0 && (width === 1 || bytes[at + 1] === 0)) return { end: at, next: at + width };
  return { end: bytes.length, next: bytes.length };
}

/** Text of a separate file, such as a cue sheet: by its byte order mark, by its zeros, as UTF-8, or bytes. */
export function rawTextOfFile(bytes: Buffer): RawText {
  if (orderByMark(bytes) !== undefined || hasZeros(bytes)) return { text: decodeUtf16(bytes, false) };
  return rawText(bytes);
}

/** Reads the undeclared texts of one file, which one program wrote, in one encoding: the given one, or the most plausible. */
export function readBytesOf(what: WhatWasRead, raws: readonly RawText[], encoding?: string): ReadingOfBytes {
  const texts = raws.flatMap((raw) => ('bytes' in raw ? [raw.bytes] : []));
  if (texts.length === 0) return { decode: decodeWith(encoding ?? WESTERN), notes: [] };
  if (encoding !== undefined) return { decode: decodeWith(encoding), notes: notesOfGiven(what, encoding, texts) };
  const detected = detectEncoding(texts);
  const name = NAMES[detected.encoding] ?? detected.encoding;
  const isPlain = detected.encoding === WESTERN && !detected.isUncertain;
  return {
    decode: decodeWith(detected.encoding),
    notes: isPlain
      ? []
      : [
          `${NOT_UNICODE[what]} Read as ${name}${detected.isUncertain ? ', a guess' : ''}. Use --encoding to set another.`,
        ],
  };
}

function notesOfGiven(what: WhatWasRead, encoding: string, texts: readonly Uint8Array[]): string[] {
  return texts.every((bytes) => decodeAs(encoding, bytes) !== undefined)
    ? []
    : [`Some text in its ${what} isn't valid ${NAMES[encoding] ?? encoding}.`];
}

function decodeWith(encoding: string): (raw: RawText) => string {
  return (raw) =>
    'text' in raw ? raw.text : (decodeAs(encoding, raw.bytes) ?? new TextDecoder(encoding).decode(raw.bytes));
}

/** Each text may have a byte order mark; without one, the zeros of Western letters reveal the byte order. */
function decodeUtf16(bytes: Buffer, isBigEndianUnmarked: boolean): string {
  const order = orderByMark(bytes) ?? orderByZeros(bytes) ?? (isBigEndianUnmarked ? 'be' : 'le');
  const text = new TextDecoder(`utf-16${order}`).decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  return text.replaceAll('\ufeff', '');
}

type ByteOrder = 'be' | 'le';

function orderByMark(bytes: Buffer): ByteOrder | undefined {
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'feff') return 'be';
  return mark === 'fffe' ? 'le' : undefined;
}

function orderByZeros(bytes: Buffer): ByteOrder | undefined {
  let balance = 0;
  for (const [at, byte] of bytes.entries()) if (byte === 0) balance += at % 2 === 0 ? 1 : -1;
  if (balance === 0) return undefined;
  return balance > 0 ? 'be' : 'le';
}

function hasZeros(bytes: Buffer): boolean {
  return bytes.length >= 4 && bytes.filter((byte) => byte === 0).length > bytes.length / 4;
}
