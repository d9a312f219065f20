import type { FileWindow } from '../source/file-window.ts';
import { SkippedBytes } from '../source/skipped-bytes.ts';
import type { ByteRange } from '../samples/sound.ts';
import { skipTags } from '../source/surrounding-tags.ts';

export interface OggStream {
  readonly serial: number;
  /** The first bytes of its first page, which state its format. */
  readonly head: Buffer;
  readonly ranges: ByteRange[];
  /** Whether its last page is marked as the last. */
  isComplete: boolean;
  lastGranule: bigint;
  nextPage: number;
  lostPages: number;
}

/** Streams that start together: usually one. A file may contain several of these links, one after the other. */
export interface OggLink {
  readonly streams: readonly OggStream[];
}

export interface OggLinks {
  readonly links: readonly OggLink[];
  readonly notes: readonly string[];
}

const PAGE_MARK = 'OggS';
const HEADER_BYTES = 27;
const FIRST_PAGE = 2;
const LAST_PAGE = 4;
const HEAD_BYTES = 64;

interface Page {
  readonly startByte: number;
  readonly dataByte: number;
  readonly endByte: number;
  readonly flags: number;
  readonly granule: bigint;
  readonly serial: number;
  readonly sequence: number;
}

/** Walks through the pages of a file, over the tags between them. */
export function findOggLinks(window: FileWindow, start: number, end: number): OggLinks {
  const links: { streams: OggStream[] }[] = [];
  const skipped = new SkippedBytes();
  let wasFirst = false;
  for (let position = start; position < end;) {
    const page = pageAt(window, position, end);
    if (page === undefined) {
      position = skipOther(window, { position, end }, skipped);
      continue;
    }
    const isFirst = (page.flags & FIRST_PAGE) !== 0;
    if (isFirst && !wasFirst) links.push({ streams: [] });
    wasFirst = isFirst;
    addPage(window, links.at(-1)?.streams ?? [], page);
    position = page.endByte;
  }
  return { links, notes: skipped.notes };
}

function skipOther(
  window: FileWindow,
  { position, end }: { position: number; end: number },
  skipped: SkippedBytes,
): number {
  const behindTags = skipTags(window, position, end);
  if (behindTags > position) return behindTags;
  const next = findPage(window, position + 1, end);
  skipped.add(next - position);
  return next;
}

function pageAt(window: FileWindow, position: number, end: number): Page | undefined {
  const header = window.view(position, HEADER_BYTES);
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, 4) !== PAGE_MARK || header[4] !== 0)
    return undefined;
  const segments = header.readUInt8(26);
  const lengths = window.view(position + HEADER_BYTES, segments);
  const dataByte = position + HEADER_BYTES + segments;
  const endByte = dataByte + lengths.reduce((sum, length) => sum + length, 0);
  if (lengths.length < segments || endByte > end) return undefined;
  return {
    startByte: position,
    dataByte,
    endByte,
    flags: header.readUInt8(5),
    granule: header.readBigInt64LE(6),
    serial: header.readUInt32LE(14),
    sequence: header.readUInt32LE(18),
  };
}

function findPage(window: FileWindow, from: number, end: number): number {
  const found = window.indexOf(PAGE_MARK, from, end);
  return found < 0 ? end : found;
}

function addPage(window: FileWindow, streams: OggStream[], page: Page): void {
  const stream = (page.flags & FIRST_PAGE) === 0 ? streams.find(({ serial }) => serial === page.serial) : undefined;
  if (stream === undefined) {
    // A stream whose start is missing cannot be decoded.
    if ((page.flags & FIRST_PAGE) !== 0) streams.push(beginStream(window, page));
    return;
  }
  stream.lostPages += Math.max(0, page.sequence - stream.nextPage);
  stream.nextPage = page.sequence + 1;
  stream.isComplete = (page.flags & LAST_PAGE) !== 0;
  if (page.granule >= 0n) stream.lastGranule = page.granule;
  const last = stream.ranges.at(-1);
  if (last?.endByte === page.startByte) {
    stream.ranges.splice(-1, 1, { startByte: last.startByte, endByte: page.endByte });
  } else stream.ranges.push({ startByte: page.startByte, endByte: page.endByte });
}

function beginStream(window: FileWindow, page: Page): OggStream {
  return {
    serial: page.serial,
    head: Buffer.from(window.view(page.dataByte, Math.min(HEAD_BYTES, page.endByte - page.dataByte))),
    ranges: [{ startByte: page.startByte, endByte: page.endByte }],
    isComplete: (page.flags & LAST_PAGE) !== 0,
    lastGranule: 0n,
    nextPage: page.sequence + 1,
    lostPages: 0,
  };
}
