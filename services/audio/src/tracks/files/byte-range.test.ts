import { resolveRange } from './byte-range.ts';

const SIZE = 1000;
const answer = (header?: string) => {
  const { status, startByte, endByte, headers } = resolveRange(SIZE, header);
  return [status, startByte, endByte, headers['content-length'], headers['content-range']];
};

test('a request without a range gets the whole, and the response offers ranges', () => {
  expect(answer()).toEqual([200, 0, 1000, '1000', undefined]);
  expect(resolveRange(SIZE, undefined).headers['accept-ranges']).toBe('bytes');
});

test.each([
  ['bytes=0-0', 0, 1],
  ['bytes=0-', 0, 1000],
  ['bytes=999-', 999, 1000],
  ['bytes=200-299', 200, 300],
  ['bytes=900-5000', 900, 1000],
  ['bytes=-1', 999, 1000],
  ['bytes=-5000', 0, 1000],
  ['Bytes= 5 - 9 ', 5, 10],
])('%s is bytes %i to %i', (header, start, end) => {
  expect(answer(header)).toEqual([206, start, end, String(end - start), `bytes ${start}-${end - 1}/1000`]);
});

const WIDE = ' '.repeat(8_000);

test('any number of spaces that fits in a header changes nothing', () => {
  expect(answer(`bytes=${WIDE}5${WIDE}-${WIDE}9${WIDE}`)).toEqual(answer('bytes=5-9'));
  expect(answer(`bytes=${WIDE}-${WIDE}x`)[0]).toBe(200);
});

test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s is beyond the end', (header) => {
  expect(answer(header)).toEqual([416, 0, 0, '0', 'bytes */1000']);
});

test.each(['bytes=', 'bytes=-', 'bytes=9-5', 'bytes=0-1,5-9', 'items=0-5', 'bytes=a-b', ''])(
  '"%s" is ignored',
  (header) => {
    expect(answer(header)[0]).toBe(200);
  },
);

test('every satisfiable range returns as many bytes as it states', () => {
  for (let size = 1; size <= 12; size += 1) {
    for (let first = 0; first < size; first += 1) {
      for (let last = first; last < size + 3; last += 1) {
        const { status, headers, startByte, endByte } = resolveRange(size, `bytes=${first}-${last}`);
        expect([status, startByte, endByte]).toEqual([206, first, Math.min(size, last + 1)]);
        expect(headers['content-length']).toBe(String(endByte - startByte));
      }
    }
  }
});

test('a range of another version gets the whole of this one', () => {
  expect(resolveRange(SIZE, 'bytes=5-9', { etag: '"b"', ifRange: '"a"' }).status).toBe(200);
  expect(resolveRange(SIZE, 'bytes=5-9', { etag: '"b"', ifRange: '"b"' }).status).toBe(206);
  expect(resolveRange(SIZE, 'bytes=5-9', { etag: '"b"' }).headers.etag).toBe('"b"');
});
