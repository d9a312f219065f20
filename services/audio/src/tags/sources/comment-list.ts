import { type RawText, rawText, rawTextOfFile, type ReadingOfBytes } from '../raw-text.ts';

export interface CommentHead {
  readonly bytes: number;
  readonly texts: readonly RawText[];
  write(decode: ReadingOfBytes['decode']): Buffer<ArrayBuffer>;
}

/** The comments of a file whose texts are not all UTF-8. */
export interface CommentList {
  readonly texts: readonly RawText[];
  write(decode: ReadingOfBytes['decode']): Buffer;
}

const CUE_SHEET = /^cuesheet=$/i;

export function headWithoutComments(): CommentHead {
  return { bytes: 0, texts: [], write: () => Buffer.alloc(0) };
}

/** Undefined where the bytes are not a list of comments, or all of them are in UTF-8. */
export function readCommentList(list: Buffer): CommentList | undefined {
  const vendor = fieldAt(list, 0);
  if (vendor === undefined || vendor.next + 4 > list.length) return undefined;
  const count = list.readUInt32LE(vendor.next);
  const texts: RawText[] = [];
  let isUtf8 = true;
  let at = vendor.next + 4;
  for (let index = 0; index < count; index++) {
    const field = fieldAt(list, at);
    if (field === undefined) return undefined;
    const raw = textOf(field.bytes);
    if ('bytes' in raw || !Buffer.from(raw.text).equals(field.bytes)) isUtf8 = false;
    texts.push(raw);
    at = field.next;
  }
  if (isUtf8) return undefined;
  return {
    texts,
    write: (decode) =>
      Buffer.concat([
        sized(vendor.bytes),
        numberOf(texts.length),
        ...texts.map((raw) => sized(Buffer.from(decode(raw)))),
        list.subarray(at),
      ]),
  };
}

/** Some programs copy a cue sheet unchanged, in UTF-16 too. */
function textOf(field: Buffer): RawText {
  const from = field.indexOf('=') + 1;
  const name = field.toString('latin1', 0, from);
  const sheet = CUE_SHEET.test(name) ? rawTextOfFile(field.subarray(from)) : undefined;
  return sheet !== undefined && 'text' in sheet ? { text: `${name}${sheet.text}` } : rawText(field);
}

function fieldAt(list: Buffer, at: number): { readonly bytes: Buffer; readonly next: number } | undefined {
  if (at + 4 > list.length) return undefined;
  const next = at + 4 + list.readUInt32LE(at);
  return next > list.length ? undefined : { bytes: list.subarray(at + 4, next), next };
}

function sized(bytes: Buffer): Buffer {
  return Buffer.concat([numberOf(bytes.length), bytes]);
}

function numberOf(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
