import type { FileWindow } from '../source/file-window.ts';

export interface FlacHeader {
  readonly headerBytes: number;
  readonly samples: number;
  /** 0 where the frame refers to the start of the file. */
  readonly sampleRateHz: number;
  readonly channels: number;
}

const LEAST_HEADER_BYTES = 6;
const MOST_HEADER_BYTES = 16;
/** One bit next to the marker states the kind of numbers. */
const SYNC_MASK = 0xfffe;
const SYNC = 0xfff8;
const CHECKSUM_BYTES = 2;
/** An uncompressed frame of the most samples and channels. */
const MOST_FRAME_BYTES = 2 * 1024 * 1024;
/** Zeros at the end of a frame; more are a gap after it. */
const MOST_ZERO_BYTES = 64;
const STRETCH_BYTES = 64 * 1024;
const RATES_HZ = [0, 88_200, 176_400, 192_000, 8_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000];
const KILOHERTZ = 12;
const HERTZ = 13;
const TENS_OF_HERTZ = 14;

const CRC_8 = crcTable(8, 0x07);
const CRC_16 = crcTable(16, 0x8005);

function crcTable(bits: number, polynomial: number): Uint16Array {
  const [high, mask] = [1 << (bits - 1), (1 << bits) - 1];
  return Uint16Array.from({ length: 256 }, (_, byte) => {
    let crc = byte << (bits - 8);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & high) === 0 ? crc << 1 : (crc << 1) ^ polynomial;
    return crc & mask;
  });
}

/** The header of the frame that starts here; its checksum excludes accidental matches. */
export function flacHeaderAt(window: FileWindow, position: number): FlacHeader | undefined {
  const bytes = window.view(position, MOST_HEADER_BYTES);
  if (bytes.length < LEAST_HEADER_BYTES || (bytes.readUInt16BE(0) & SYNC_MASK) !== SYNC) return undefined;
  const channels = channelsOf(bytes.readUInt8(3));
  const fields = readFields(bytes);
  if (channels === 0 || fields === undefined) return undefined;
  const { samples, sampleRateHz, checkedBytes } = fields;
  const crc = bytes.subarray(0, checkedBytes).reduce((sum, byte) => CRC_8[sum ^ byte] ?? 0, 0);
  return bytes[checkedBytes] === crc ? { headerBytes: checkedBytes + 1, samples, sampleRateHz, channels } : undefined;
}

function readFields(bytes: Buffer): { samples: number; sampleRateHz: number; checkedBytes: number } | undefined {
  const number = numberBytes(bytes.readUInt8(4));
  if (number === 0) return undefined;
  const codes = bytes.readUInt8(2);
  const size = readSize(bytes, 4 + number, codes >> 4);
  if (size === undefined) return undefined;
  const rate = readRate(bytes, 4 + number + size.bytes, codes & 0x0f);
  if (rate === undefined) return undefined;
  return { samples: size.value, sampleRateHz: rate.value, checkedBytes: 4 + number + size.bytes + rate.bytes };
}

/** Up to eight channels, or one of three kinds of stereo; 0 for invalid values. */
function channelsOf(byte: number): number {
  const code = byte >> 4;
  if ((byte & 1) !== 0) return 0;
  if (code < 8) return code + 1;
  return code <= 10 ? 2 : 0;
}

/** The length of the frame's number, encoded like a UTF-8 character. */
function numberBytes(first: number): number {
  if (first < 0x80) return 1;
  const ones = Math.clz32((~first & 0xff) << 24);
  return ones >= 2 && ones <= 7 ? ones : 0;
}

interface Field {
  readonly value: number;
  /** Its length after the frame's number. */
  readonly bytes: number;
}

function readSize(bytes: Buffer, offset: number, code: number): Field | undefined {
  if (code === 0 || offset + 2 > bytes.length) return undefined;
  if (code === 6) return { value: bytes.readUInt8(offset) + 1, bytes: 1 };
  if (code === 7) return { value: bytes.readUInt16BE(offset) + 1, bytes: 2 };
  if (code === 1) return { value: 192, bytes: 0 };
  return { value: code < 6 ? 576 << (code - 2) : 256 << (code - 8), bytes: 0 };
}

function readRate(bytes: Buffer, offset: number, code: number): Field | undefined {
  const known = RATES_HZ[code];
  if (known !== undefined) return { value: known, bytes: 0 };
  if (offset + 2 > bytes.length) return undefined;
  if (code === KILOHERTZ) return { value: bytes.readUInt8(offset) * 1000, bytes: 1 };
  if (code === HERTZ) return { value: bytes.readUInt16BE(offset), bytes: 2 };
  return code === TENS_OF_HERTZ ? { value: bytes.readUInt16BE(offset) * 10, bytes: 2 } : undefined;
}

/**
 * The end of a frame: frames do not state their length, but the checksum over a whole one is 0, and `isEnd` checks the following bytes.
 * Undefined for a frame that is cut off or damaged.
 */
export function flacFrameEnd(
  window: FileWindow,
  { position, headerBytes, end }: { position: number; headerBytes: number; end: number },
  isEnd: (position: number) => boolean,
): number | undefined {
  const limit = Math.min(end, position + MOST_FRAME_BYTES);
  const least = position + headerBytes + CHECKSUM_BYTES;
  let crc = 0;
  let possible: number | undefined;
  for (let at = position; at < limit;) {
    const stretch = window.view(at, Math.min(STRETCH_BYTES, limit - at));
    for (const byte of stretch) {
      const before = crc;
      crc = ((crc << 8) & 0xffff) ^ (CRC_16[(crc >> 8) ^ byte] ?? 0);
      at += 1;
      if (crc !== 0 || at < least) continue;
      // Anything may follow a frame: over zeros, for example, the checksum stays 0.
      if (before !== 0) possible = at;
      if (isEnd(at)) return endIn({ first: possible, at });
    }
  }
  return possible;
}

/** A few zeros may belong to the frame: its checksum can be 0. */
function endIn({ first, at }: { readonly first: number | undefined; readonly at: number }): number {
  return first === undefined || at - first <= MOST_ZERO_BYTES ? at : first;
}
