/** The response to a request for audio: status, headers and the bytes from `startByte` to `endByte` (exclusive). */
export interface RangeAnswer {
  readonly status: 200 | 206 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly startByte: number;
  readonly endByte: number;
}

/** `endByte` is exclusive. */
interface Range {
  readonly startByte: number;
  readonly endByte: number;
}

const UNIT = 'bytes=';
const DIGITS = /^\d*$/;

/** A single range; `undefined` for one that the standard lets a server ignore, `unsatisfiable` for one beyond the end. */
export function parseRange(header: string, sizeBytes: number): Range | 'unsatisfiable' | undefined {
  const [first, last] = endsOf(header) ?? [];
  if (first === undefined || last === undefined) return undefined;
  if (first === '') return last === '' ? undefined : suffixRange(Number(last), sizeBytes);
  return boundedRange(Number(first), last === '' ? Number.POSITIVE_INFINITY : Number(last), sizeBytes);
}

/** The texts on either side of the dash, in time linear in the header's length. */
function endsOf(header: string): readonly string[] | undefined {
  if (!header.toLowerCase().startsWith(UNIT)) return undefined;
  const ends = header
    .slice(UNIT.length)
    .split('-')
    .map((part) => part.trim());
  return ends.length === 2 && ends.every((end) => DIGITS.test(end)) ? ends : undefined;
}

function boundedRange(startByte: number, lastByte: number, sizeBytes: number): Range | 'unsatisfiable' | undefined {
  if (lastByte < startByte) return undefined;
  if (startByte >= sizeBytes) return 'unsatisfiable';
  return { startByte, endByte: Math.min(sizeBytes, lastByte + 1) };
}

function suffixRange(lengthBytes: number, sizeBytes: number): Range | 'unsatisfiable' {
  if (lengthBytes === 0 || sizeBytes === 0) return 'unsatisfiable';
  return { startByte: Math.max(0, sizeBytes - lengthBytes), endByte: sizeBytes };
}

/**
 * Range semantics of RFC 9110: one range is served, several or malformed ones are ignored, one beyond the end is a 416. With `etag`, a
 * range whose `ifRange` names another version gets the whole file.
 */
export function resolveRange(
  sizeBytes: number,
  rangeHeader: string | undefined,
  version: { readonly etag?: string; readonly ifRange?: string | undefined } = {},
): RangeAnswer {
  const shared = { 'accept-ranges': 'bytes', ...(version.etag === undefined ? {} : { etag: version.etag }) };
  const isStale = version.ifRange !== undefined && version.ifRange !== version.etag;
  const range = rangeHeader === undefined || isStale ? undefined : parseRange(rangeHeader, sizeBytes);
  if (range === 'unsatisfiable') {
    const headers = { ...shared, 'content-range': `bytes */${sizeBytes}`, 'content-length': '0' };
    return { status: 416, headers, startByte: 0, endByte: 0 };
  }
  if (range === undefined) {
    return {
      status: 200,
      headers: { ...shared, 'content-length': String(sizeBytes) },
      startByte: 0,
      endByte: sizeBytes,
    };
  }
  const { startByte, endByte } = range;
  const headers = {
    ...shared,
    'content-range': `bytes ${startByte}-${endByte - 1}/${sizeBytes}`,
    'content-length': String(endByte - startByte),
  };
  return { status: 206, headers, startByte, endByte };
}
