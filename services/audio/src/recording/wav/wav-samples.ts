export interface SampleFormat {
  readonly bytes: 1 | 2 | 3 | 4 | 8;
  readonly kind: 'integer' | 'float';
}

const PCM = 1;
const FLOAT = 3;
const BYTES_OF_BITS: Readonly<Record<number, SampleFormat['bytes']>> = { 8: 1, 16: 2, 24: 3, 32: 4, 64: 8 };

/** Undefined for a compressed or unknown format. */
export function sampleFormatOf(code: number, bits: number): SampleFormat | undefined {
  const bytes = BYTES_OF_BITS[bits];
  if (bytes === undefined) return undefined;
  if (code === PCM) return bytes === 8 ? undefined : { bytes, kind: 'integer' };
  return code === FLOAT && bytes >= 4 ? { bytes, kind: 'float' } : undefined;
}

export function readSample(bytes: Buffer, offset: number, { bytes: size, kind }: SampleFormat): number {
  if (kind === 'float') return bounded(size === 8 ? bytes.readDoubleLE(offset) : bytes.readFloatLE(offset));
  if (size === 1) return (bytes.readUInt8(offset) - 128) / 128;
  return bytes.readIntLE(offset, integerBytes(size)) / 2 ** (size * 8 - 1);
}

function integerBytes(size: SampleFormat['bytes']): number {
  return Math.min(4, size);
}

/** Floating-point samples may contain anything, even NaN. */
function bounded(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(-1, value)) : 0;
}
