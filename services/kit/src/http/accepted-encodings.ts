/** The encodings of responses, best first. */
export const CONTENT_ENCODINGS = ['br', 'gzip', 'identity'] as const;
/** An encoding of a response. */
export type ContentEncoding = (typeof CONTENT_ENCODINGS)[number];

/** The encodings that an `Accept-Encoding` header accepts, best first; always includes `identity`. */
export function acceptedEncodings(header: string | undefined): ContentEncoding[] {
  const weights = new Map((header ?? '').split(',').map(parseWeight));
  const isAccepted = (encoding: ContentEncoding) =>
    encoding === 'identity' || (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return CONTENT_ENCODINGS.filter(isAccepted);
}

function parseWeight(item: string): [string, number] {
  const [written = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
  const name = written === 'x-gzip' ? 'gzip' : written;
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, quality === undefined ? 1 : Number(quality.slice(2))];
}
