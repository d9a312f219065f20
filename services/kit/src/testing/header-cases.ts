import type { ContentEncoding } from '../http/accepted-encodings.ts';

/** `Accept-Encoding` headers of clients, and the encoding of a response that is stored in all three. */
export const ENCODING_CASES: readonly (readonly [header: string, expected: ContentEncoding])[] = [
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip;q=0', 'identity'],
  ['gzip;q=0.0', 'identity'],
  ['br;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['deflate', 'identity'],
  ['gzip;q=0, br', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip ; q=0.5', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP, BR;Q=0', 'gzip'],
  ['*', 'br'],
  ['br;q=1.5', 'br'],
  ['br;q=much', 'identity'],
  ['br;q=-1, gzip', 'gzip'],
  ['identity;q=0, *;q=0', 'identity'],
  ['br;q=0,gzip;q=0,*;q=1', 'identity'],
  [';;;,,,', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
];

/** `If-None-Match` headers for a response with this tag, and the resulting status. */
export function etagCases(etag: string): readonly (readonly [header: string, status: 200 | 304])[] {
  return [
    [etag, 304],
    [`W/${etag}`, 304],
    [`"other", ${etag}`, 304],
    [`W/"other" ,W/${etag}`, 304],
    ['*', 304],
    ['"other"', 200],
    [etag.slice(1, -1), 200],
  ];
}
