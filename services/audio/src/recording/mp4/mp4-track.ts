import type { FileWindow } from '../source/file-window.ts';
import { type Box, contentOf, findBox, listBoxes, readTable } from './mp4-boxes.ts';
import { aacConfigOf } from './mp4-codec.ts';
import type { ByteRange } from '../samples/sound.ts';

/** Frames with one configuration, and their positions in the file. */
export interface Mp4Part {
  readonly config: Buffer;
  readonly ranges: ByteRange[];
  readonly frameEnds: number[];
}

/** The contents of boxes that state where the music starts and ends in the decoded audio. */
export interface Mp4Edges {
  readonly elst?: Buffer;
  readonly mdhd: Buffer;
  readonly stts: Buffer;
  readonly mvhd: Buffer;
  readonly ilst?: Buffer;
}

export interface Mp4Track {
  readonly parts: readonly Mp4Part[];
  readonly seconds: number;
  /** Less where the end of the file is missing. */
  readonly foundSeconds: number;
  readonly edges: Mp4Edges;
}

/** The possible range of a file's audio among joined files. */
export interface Origin {
  /** The file's start: offsets count from here, or from the start of the whole. */
  readonly baseByte: number;
  /** The boxes with its audio. */
  readonly data: readonly Box[];
  /** No data exists beyond it. */
  readonly endByte: number;
}

/** The samples of an audio track. Throws UnreadableSound unless it is AAC. */
export function readTrack(window: FileWindow, { movie, track }: { movie: Box; track: Box }, origin: Origin): Mp4Track {
  const media = (path: readonly string[]) => contentOf(window, findBox(window, track, ['mdia', ...path]));
  const table = (type: string) => media(['minf', 'stbl', type]);
  const [mdhd, stts] = [media(['mdhd']), table('stts')];
  const elst = contentOf(window, findBox(window, track, ['edts', 'elst']));
  const ilst = iTunesList(window, movie);
  const seconds = readTable(stts, 2).reduce((sum, [count = 0, each = 0]) => sum + count * each, 0) / timescaleOf(mdhd);
  const parts = partsOf(samplesOf(table, origin), configsOf(window, track));
  const found = parts.reduce((sum, { frameEnds }) => sum + frameEnds.length, 0);
  return {
    parts,
    seconds,
    foundSeconds: seconds * (found / Math.max(1, sizesOf(table).length)),
    edges: {
      mdhd,
      stts,
      mvhd: contentOf(window, findBox(window, movie, ['mvhd'])),
      ...(elst.length > 0 && { elst }),
      ...(ilst.length > 0 && { ilst }),
    },
  };
}

/** After its own four bytes, a box of metadata contains boxes. */
function iTunesList(window: FileWindow, movie: Box): Buffer {
  const meta = findBox(window, movie, ['udta', 'meta']);
  if (meta === undefined) return Buffer.alloc(0);
  return contentOf(window, findBox(window, { ...meta, startByte: meta.startByte + 4 }, ['ilst']));
}

const VERSION_1 = 1;

function timescaleOf(mdhd: Buffer): number {
  const offset = mdhd[0] === VERSION_1 ? 20 : 12;
  return mdhd.length < offset + 4 ? 1 : mdhd.readUInt32BE(offset) || 1;
}

/** One for each description of samples, usually one. */
function configsOf(window: FileWindow, track: Box): Buffer[] {
  const box = findBox(window, track, ['mdia', 'minf', 'stbl', 'stsd']);
  if (box === undefined) return [];
  return listBoxes(window, box.startByte + 8, box.endByte).map((entry) => aacConfigOf(window, entry));
}

interface Sample extends ByteRange {
  readonly description: number;
}

/** Chunk by chunk, until one is no longer part of the file. */
function* samplesOf(table: (type: string) => Buffer, origin: Origin): Generator<Sample> {
  const sizes = sizesOf(table);
  const offsets = offsetsOf(table);
  const base = baseOf(offsets[0] ?? 0, origin);
  let sample = 0;
  for (const { offset, samples, description } of chunksOf(offsets, readTable(table('stsc'), 3))) {
    let position = base + offset;
    for (const size of sizes.slice(sample, sample + samples)) {
      if (position + size > origin.endByte) return;
      yield { startByte: position, endByte: position + size, description };
      position += size;
    }
    sample += samples;
  }
}

interface Chunk {
  readonly offset: number;
  readonly samples: number;
  readonly description: number;
}

/** Runs of equal chunks state their first chunk, counted from 1. */
function chunksOf(offsets: readonly number[], runs: readonly (readonly number[])[]): Chunk[] {
  let run = 0;
  return offsets.map((offset, index) => {
    while ((runs[run + 1]?.[0] ?? Number.POSITIVE_INFINITY) <= index + 1) run += 1;
    const [, samples = 0, description = 1] = runs[run] ?? [];
    return { offset, samples, description };
  });
}

function baseOf(first: number, { baseByte, data }: Origin): number {
  const isData = (position: number) => data.some((box) => position >= box.startByte && position < box.endByte);
  return isData(first) ? 0 : baseByte;
}

function sizesOf(table: (type: string) => Buffer): number[] {
  const content = table('stsz');
  if (content.length < 12) return [];
  const [same, count] = [content.readUInt32BE(4), content.readUInt32BE(8)];
  const known = Math.min(count, same === 0 ? Math.floor((content.length - 12) / 4) : count);
  return Array.from({ length: known }, (_, index) => (same === 0 ? content.readUInt32BE(12 + index * 4) : same));
}

function offsetsOf(table: (type: string) => Buffer): number[] {
  const short = readTable(table('stco'), 1).map(([offset = 0]) => offset);
  if (short.length > 0) return short;
  return readTable(table('co64'), 2).map(([high = 0, low = 0]) => high * 2 ** 32 + low);
}

function partsOf(samples: Iterable<Sample>, configs: readonly Buffer[]): Mp4Part[] {
  const parts: Mp4Part[] = [];
  for (const { startByte, endByte, description } of samples) {
    const config = configs[description - 1] ?? Buffer.alloc(0);
    let part = parts.at(-1);
    if (part?.config.equals(config) !== true) {
      part = { config, ranges: [], frameEnds: [] };
      parts.push(part);
    }
    part.frameEnds.push(endByte);
    const last = part.ranges.at(-1);
    if (last?.endByte === startByte) part.ranges.splice(-1, 1, { startByte: last.startByte, endByte });
    else part.ranges.push({ startByte, endByte });
  }
  return parts;
}
