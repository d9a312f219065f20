import { type CommentHead, headWithoutComments, readCommentList } from './comment-list.ts';
import type { FileWindow } from '../../recording/source/file-window.ts';

/** The markers at the start of Vorbis and Opus comments. */
const COMMENT_MARKS = ['\u0003vorbis', 'OpusTags'];
const HEADER_BYTES = 27;
const FLAGS_AT = 5;
const SERIAL_AT = 14;
const LENGTHS_AT = 26;
const CONTINUED = 1;
/** A packet continues after a segment of this length, and a page has as many segments. */
const WHOLE = 255;
/** Comments are on the second page; other streams may have started before. */
const PAGES_BEFORE_MAX = 20;
/** Longer comments are left to the next reader. */
const COMMENTS_MAX_BYTES = 64 * 1024 * 1024;

interface Page {
  readonly at: number;
  readonly header: Buffer;
  readonly lengths: Buffer;
  readonly data: Buffer;
}
interface Packet {
  readonly content: Buffer;
  /** The rest of its last page. */
  readonly others: Pick<Page, 'lengths' | 'data'>;
  readonly end: number;
}

/** Reads the pages of an Ogg file up to its comments; later ones are left to the next reader. */
export function readOggHead(window: FileWindow, start: number): CommentHead {
  let page = pageAt(window, start);
  for (let passed = 0; page !== undefined && passed < PAGES_BEFORE_MAX; passed++) {
    const text = page.data.toString('latin1', 0, 8);
    const mark = COMMENT_MARKS.find((each) => text.startsWith(each));
    if (mark !== undefined) return headOf(window, { start, first: page, markBytes: mark.length });
    page = pageAt(window, endOf(page));
  }
  return headWithoutComments();
}

interface Found {
  readonly start: number;
  readonly first: Page;
  readonly markBytes: number;
}

function headOf(window: FileWindow, { start, first, markBytes }: Found): CommentHead {
  const packet = packetFrom(window, first);
  const comments = packet && readCommentList(packet.content.subarray(markBytes));
  if (packet === undefined || comments === undefined) return headWithoutComments();
  const before = window.view(start, first.at - start);
  return {
    bytes: packet.end - start,
    texts: comments.texts,
    write: (decode) => {
      const content = Buffer.concat([packet.content.subarray(0, markBytes), comments.write(decode)]);
      return Buffer.concat([before, ...pagesOf(first.header, content), othersOf(first.header, packet.others)]);
    },
  };
}

/** Undefined where it has no end, or contains pages of another stream. */
function packetFrom(window: FileWindow, first: Page): Packet | undefined {
  const parts: Buffer[] = [];
  const serial = serialOf(first);
  let bytes = 0;
  for (
    let page: Page | undefined = first;
    page !== undefined && serialOf(page) === serial && bytes <= COMMENTS_MAX_BYTES;
    page = pageAt(window, endOf(page))
  ) {
    const last = page.lengths.findIndex((length) => length < WHOLE);
    const own = last === -1 ? page.lengths : page.lengths.subarray(0, last + 1);
    const part = page.data.subarray(0, sum(own));
    parts.push(part);
    bytes += part.length;
    if (last !== -1) {
      const others = { lengths: page.lengths.subarray(own.length), data: page.data.subarray(part.length) };
      return { content: Buffer.concat(parts), others, end: endOf(page) };
    }
  }
  return undefined;
}

function pageAt(window: FileWindow, at: number): Page | undefined {
  const header = window.view(at, HEADER_BYTES);
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, 4) !== 'OggS') return undefined;
  const lengths = window.view(at + HEADER_BYTES, header.readUInt8(LENGTHS_AT));
  const data = window.view(at + HEADER_BYTES + lengths.length, sum(lengths));
  return data.length < sum(lengths) ? undefined : { at, header, lengths, data };
}

function endOf({ at, lengths, data }: Page): number {
  return at + HEADER_BYTES + lengths.length + data.length;
}

function serialOf({ header }: Page): number {
  return header.readUInt32LE(SERIAL_AT);
}

function sum(lengths: Buffer): number {
  return lengths.reduce((total, length) => total + length, 0);
}

/** Checksums are not written: a reader of tags needs none. */
function pagesOf(header: Buffer, content: Buffer): Buffer[] {
  const lengths = Buffer.alloc(Math.floor(content.length / WHOLE) + 1, WHOLE);
  lengths[lengths.length - 1] = content.length % WHOLE;
  const pages: Buffer[] = [];
  for (let from = 0; from < lengths.length; from += WHOLE) {
    const part = lengths.subarray(from, from + WHOLE);
    const data = content.subarray(from * WHOLE, from * WHOLE + sum(part));
    pages.push(pageOf(header, from === 0 ? 0 : CONTINUED, { lengths: part, data }));
  }
  return pages;
}

function othersOf(header: Buffer, others: Packet['others']): Buffer {
  return others.lengths.length === 0 ? Buffer.alloc(0) : pageOf(header, 0, others);
}

function pageOf(like: Buffer, flags: number, { lengths, data }: Packet['others']): Buffer {
  const header = Buffer.from(like);
  header.writeUInt8(flags, FLAGS_AT);
  header.writeUInt8(lengths.length, LENGTHS_AT);
  return Buffer.concat([header, lengths, data]);
}
