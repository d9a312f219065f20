/** The header of an MPEG audio frame; any version and sampling rate of layer III. */
export interface MpegFrame {
  readonly offset: number;
  readonly bytes: number;
  readonly samples: number;
  readonly sampleRateHz: number;
  readonly channels: 1 | 2;
  /** Bytes from its start to the position of a table of contents (Xing, Info). */
  readonly infoOffset: number;
}

const HEADER_BYTES = 4;
const SAMPLE_RATES_HZ = [44_100, 48_000, 32_000];
const KBPS_VERSION_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBPS_VERSION_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const LAYER_3 = 1;
const MONO = 3;

/** By the two bits of the header: 2.5, (none), 2, 1. */
const VERSIONS = [
  { rateDivisor: 4, samples: 576, kbps: KBPS_VERSION_2, stereoSideBytes: 17, monoSideBytes: 9 },
  undefined,
  { rateDivisor: 2, samples: 576, kbps: KBPS_VERSION_2, stereoSideBytes: 17, monoSideBytes: 9 },
  { rateDivisor: 1, samples: 1152, kbps: KBPS_VERSION_1, stereoSideBytes: 32, monoSideBytes: 17 },
] as const;

export function mpegFrameAt(bytes: Uint8Array, offset: number): MpegFrame | undefined {
  if (offset + HEADER_BYTES > bytes.length) return undefined;
  const [first, second, third, fourth] = headerAt(bytes, offset);
  const version = VERSIONS[(second >> 3) & 3];
  const isSync = first === 0xff && second >> 5 === 7 && ((second >> 1) & 3) === LAYER_3;
  return isSync && version !== undefined ? describe(version, { offset, third, fourth }) : undefined;
}

function headerAt(bytes: Uint8Array, offset: number): [number, number, number, number] {
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset, HEADER_BYTES);
  return [view.getUint8(0), view.getUint8(1), view.getUint8(2), view.getUint8(3)];
}

type Version = NonNullable<(typeof VERSIONS)[number]>;
interface Header {
  readonly offset: number;
  readonly third: number;
  readonly fourth: number;
}

function describe(version: Version, { offset, third, fourth }: Header): MpegFrame | undefined {
  const kbps = version.kbps[third >> 4] ?? 0;
  const sampleRateHz = (SAMPLE_RATES_HZ[(third >> 2) & 3] ?? 0) / version.rateDivisor;
  if (kbps === 0 || sampleRateHz === 0) return undefined;
  const padding = (third >> 1) & 1;
  const isMono = fourth >> 6 === MONO;
  const sideBytes = isMono ? version.monoSideBytes : version.stereoSideBytes;
  return {
    offset,
    bytes: Math.floor((version.samples * kbps * 125) / sampleRateHz) + padding,
    samples: version.samples,
    sampleRateHz,
    channels: isMono ? 1 : 2,
    infoOffset: HEADER_BYTES + sideBytes,
  };
}
