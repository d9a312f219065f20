/** The position of one MP3 frame and the content of its header. */
export interface Mp3Frame {
  readonly offset: number;
  readonly bytes: number;
  readonly kbps: number;
  readonly sampleRateHz: number;
  /** The number of bytes of its audio in earlier frames (the bit reservoir). */
  readonly reservoirBytes: number;
  /** A table of contents instead of audio (Xing, Info, VBRI). */
  readonly isInfo: boolean;
}

const HEADER_BYTES = 4;
const MPEG1_LAYER3_KBPS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const MPEG1_SAMPLE_RATES_HZ = [44_100, 48_000, 32_000];
const SAMPLES_PER_FRAME = 1152;
const INFO_TAG_OFFSET = 36;
const INFO_TAGS = new Set(['Xing', 'Info', 'VBRI']);

function byteAt(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}

/** The size in bytes of an ID3v2 tag at the start; its length is written in groups of seven bits. */
function id3Bytes(bytes: Uint8Array): number {
  if (Buffer.from(bytes.subarray(0, 3)).toString('latin1') !== 'ID3') return 0;
  const length = [6, 7, 8, 9].reduce((sum, index) => (sum << 7) | (byteAt(bytes, index) & 0x7f), 0);
  return 10 + length;
}

function frameAt(bytes: Uint8Array, offset: number): Mp3Frame | undefined {
  const isSync = byteAt(bytes, offset) === 0xff && (byteAt(bytes, offset + 1) & 0xfe) === 0xfa;
  const description = byteAt(bytes, offset + 2);
  const kbps = MPEG1_LAYER3_KBPS[description >> 4] ?? 0;
  const sampleRateHz = MPEG1_SAMPLE_RATES_HZ[(description >> 2) & 3] ?? 0;
  if (!isSync || kbps === 0 || sampleRateHz === 0) return undefined;
  const padding = (description >> 1) & 1;
  const length = Math.floor((SAMPLES_PER_FRAME * kbps * 125) / sampleRateHz) + padding;
  if (offset + length > bytes.length) return undefined;
  const tag = Buffer.from(bytes.subarray(offset + INFO_TAG_OFFSET, offset + INFO_TAG_OFFSET + 4)).toString('latin1');
  const sideInfo = offset + HEADER_BYTES;
  const reservoirBytes = (byteAt(bytes, sideInfo) << 1) | (byteAt(bytes, sideInfo + 1) >> 7);
  return { offset, bytes: length, kbps, sampleRateHz, reservoirBytes, isInfo: INFO_TAGS.has(tag) };
}

/**
 * The frames of an MPEG-1 layer III stream (without a checksum), in order, skipping an ID3v2 tag at the start. Ends at the first byte
 * that does not start a whole frame: compare the last frame's end with the length.
 */
export function parseFrames(bytes: Uint8Array): Mp3Frame[] {
  const frames: Mp3Frame[] = [];
  let frame = frameAt(bytes, id3Bytes(bytes));
  while (frame !== undefined) {
    frames.push(frame);
    frame = frameAt(bytes, frame.offset + frame.bytes);
  }
  return frames;
}
