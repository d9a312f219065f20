import type { FileWindow } from '../source/file-window.ts';
import { type MpegFrame, mpegFrameAt } from './mpeg-header.ts';
import { SkippedBytes } from '../source/skipped-bytes.ts';
import type { ByteRange } from '../samples/sound.ts';
import { skipTags } from '../source/surrounding-tags.ts';

/** Frames of one sampling rate and number of channels, from one encoder. */
export interface MpegPart {
  readonly ranges: ByteRange[];
  readonly sampleRateHz: number;
  readonly channels: 1 | 2;
  /** Without the frame that holds a table of contents. */
  samples: number;
  /** The length in frames that the preceding table of contents states. */
  readonly promisedFrames: number | undefined;
  readonly samplesPerFrame: number;
}

export interface MpegParts {
  readonly parts: readonly MpegPart[];
  /** Bytes that are neither audio nor a tag. */
  readonly skippedBytes: number;
  readonly notes: readonly string[];
}

const HEADER_BYTES = 4;
const INFO_MARKS = new Set(['Xing', 'Info']);
const HAS_FRAME_COUNT = 1;
const CHECKSUM_BYTES = 2;
const VBRI_OFFSET = 36;
/** This many frames in a row are not accidental; where audio is expected, two suffice. */
const TRUSTED_FRAMES = 2;
const TRUSTED_FRAMES_ANYWHERE = 3;

/** Walks through the frames of a file, over the tags between them. */
export function findMpegParts(window: FileWindow, start: number, end: number): MpegParts {
  const parts: MpegPart[] = [];
  const skipped = new SkippedBytes();
  let seconds = 0;
  let position = start;
  while (position < end) {
    const frame = soundAt(window, position, { end, part: parts.at(-1) });
    if (frame !== undefined) {
      addFrame(window, parts, frame);
      seconds += frame.samples / frame.sampleRateHz;
      position += frame.bytes;
      continue;
    }
    const behindTags = skipTags(window, position, end);
    skipped.addZeros(window.skipZeros(position, behindTags) - position, seconds);
    const next = behindTags > position ? behindTags : (findMpegFrame(window, position + 1, end)?.offset ?? end);
    if (next !== behindTags) skipped.add(next - position, seconds);
    position = next;
  }
  return { parts, skippedBytes: skipped.bytes, notes: skipped.notes };
}

/** The first frame that starts before `limit`, among arbitrary bytes. */
export function findMpegFrame(window: FileWindow, start: number, end: number, limit = end): MpegFrame | undefined {
  for (let position = start; position < limit && position + HEADER_BYTES <= end; position += 1) {
    if (window.byteAt(position) !== 0xff) continue;
    const frame = frameAt(window, position, end);
    if (frame !== undefined && isFollowed(window, frame, { end, frames: TRUSTED_FRAMES_ANYWHERE })) return frame;
  }
  return undefined;
}

interface Expectation {
  readonly end: number;
  readonly part: MpegPart | undefined;
}

function soundAt(window: FileWindow, position: number, { end, part }: Expectation): MpegFrame | undefined {
  const frame = frameAt(window, position, end);
  if (frame === undefined) return undefined;
  if (part !== undefined && isLike(frame, part)) return frame;
  return isFollowed(window, frame, { end, frames: TRUSTED_FRAMES }) ? frame : undefined;
}

function frameAt(window: FileWindow, position: number, end: number): MpegFrame | undefined {
  const frame = mpegFrameAt(window.view(position, HEADER_BYTES), 0);
  return frame === undefined || position + frame.bytes > end ? undefined : { ...frame, offset: position };
}

type Format = Pick<MpegFrame, 'sampleRateHz' | 'channels'>;

function isLike(one: Format, other: Format): boolean {
  return one.sampleRateHz === other.sampleRateHz && one.channels === other.channels;
}

/** Whether more frames of its kind follow, or the end. */
function isFollowed(window: FileWindow, frame: MpegFrame, { end, frames }: { end: number; frames: number }): boolean {
  let last = frame;
  for (let count = 1; count < frames; count += 1) {
    const position = last.offset + last.bytes;
    if (position === end) return true;
    const next = frameAt(window, position, end);
    // Zeros would prove nothing.
    if (next === undefined) return window.byteAt(position) !== 0 && skipTags(window, position, end) > position;
    if (!isLike(next, frame)) return false;
    last = next;
  }
  return true;
}

function addFrame(window: FileWindow, parts: MpegPart[], frame: MpegFrame): void {
  const info = infoOf(window, frame);
  const last = parts.at(-1);
  const { offset, bytes, samples, sampleRateHz, channels } = frame;
  if (last !== undefined && info === undefined && isLike(frame, last)) {
    extend(last.ranges, { startByte: offset, endByte: offset + bytes });
    last.samples += samples;
    return;
  }
  // The decoder handles the first table of contents. Further ones would be heard as a gap.
  const ranges = info === undefined || last === undefined ? [{ startByte: offset, endByte: offset + bytes }] : [];
  const promisedFrames = info?.frames;
  parts.push({
    ranges,
    sampleRateHz,
    channels,
    samples: info === undefined ? samples : 0,
    promisedFrames,
    samplesPerFrame: samples,
  });
}

function extend(ranges: ByteRange[], range: ByteRange): void {
  const last = ranges.at(-1);
  if (last?.endByte === range.startByte) ranges.splice(-1, 1, { startByte: last.startByte, endByte: range.endByte });
  else ranges.push(range);
}

/** A table of contents: a frame without audio. Most state the number of following frames. */
function infoOf(window: FileWindow, frame: MpegFrame): { readonly frames: number | undefined } | undefined {
  for (const offset of [frame.infoOffset, frame.infoOffset + CHECKSUM_BYTES]) {
    const info = window.view(frame.offset + offset, 12);
    if (info.length < 12 || !INFO_MARKS.has(info.toString('latin1', 0, 4))) continue;
    return { frames: (info.readUInt32BE(4) & HAS_FRAME_COUNT) === 0 ? undefined : info.readUInt32BE(8) };
  }
  return window.isAt(frame.offset + VBRI_OFFSET, 'VBRI') ? { frames: undefined } : undefined;
}
