import { type RawText, rawText, type ReadingOfBytes } from './raw-text.ts';
import type { FileWindow } from '../recording/file-window.ts';

/** What comes before the sound of a FLAC file. */
export interface FlacHead {
  readonly bytes: number;
  readonly texts: readonly RawText[];
  /** The head with its comments in UTF-8. */
  write(decode: ReadingOfBytes['decode']): Buffer<ArrayBuffer>;
}

const MARK_BYTES = 4;
const HEADER_BYTES = 4;
const COMMENTS = 4;
const LAST_FLAG = 0x80;
const PARTS_MAX = 100;
const NO_BYTES = Buffer.alloc(0);

/** Reads the blocks up to the comments; those behind them are left to the next reader. */
export function readFlacHead(window: FileWindow, start: number): FlacHead {
  let at = start + MARK_BYTES;
  for (let part = 0; part < PARTS_MAX; part++) {
    const header = window.view(at, HEADER_BYTES);
    if (header.length < HEADER_BYTES) break;
    const [kind = 0] = header;
    const length = header.readUIntBE(1, 3);
    if ((kind & ~LAST_FLAG) === COMMENTS) {
      return headOf(window.view(start, at - start), kind, window.view(at + HEADER_BYTES, length));
    }
    if ((kind & LAST_FLAG) !== 0) break;
    at += HEADER_BYTES + length;
  }
  return { bytes: 0, texts: [], write: () => NO_BYTES };
}

function headOf(before: Buffer, kind: number, block: Buffer): FlacHead {
  const whole = Buffer.concat([before, blockHeader(kind, block.length), block]);
  const comments = readComments(block);
  if (comments === undefined || comments.texts.every((raw) => 'text' in raw))
    return { bytes: whole.length, texts: [], write: () => whole };
  return {
    bytes: whole.length,
    texts: comments.texts,
    write: (decode) => {
      const fields = comments.texts.map((raw) => sized(Buffer.from(decode(raw))));
      const content = Buffer.concat([sized(comments.vendor), numberOf(fields.length), ...fields]);
      return Buffer.concat([before, blockHeader(kind, content.length), content]);
    },
  };
}

/** Undefined where the block is no list of comments. */
function readComments(block: Buffer): { readonly vendor: Buffer; readonly texts: readonly RawText[] } | undefined {
  const vendor = fieldAt(block, 0);
  if (vendor === undefined || vendor.next + 4 > block.length) return undefined;
  const count = block.readUInt32LE(vendor.next);
  const texts: RawText[] = [];
  let at = vendor.next + 4;
  for (let index = 0; index < count; index++) {
    const field = fieldAt(block, at);
    if (field === undefined) return undefined;
    texts.push(rawText(field.bytes));
    at = field.next;
  }
  return { vendor: vendor.bytes, texts };
}

function fieldAt(block: Buffer, at: number): { readonly bytes: Buffer; readonly next: number } | undefined {
  if (at + 4 > block.length) return undefined;
  const next = at + 4 + block.readUInt32LE(at);
  return next > block.length ? undefined : { bytes: block.subarray(at + 4, next), next };
}

function sized(bytes: Buffer): Buffer {
  return Buffer.concat([numberOf(bytes.length), bytes]);
}

function numberOf(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function blockHeader(kind: number, length: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt8(kind);
  header.writeUIntBE(length, 1, 3);
  return header;
}
