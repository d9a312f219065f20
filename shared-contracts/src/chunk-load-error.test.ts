import { ChunkLoadError, isChunkLoadError } from './chunk-load-error.ts';

const FAILURE = {
  code: 'CSS_CHUNK_LOAD_FAILED',
  remote: 'radio',
  version: '1.0.0',
  url: '/x.css',
  reason: 'missing',
} as const;

test('a ChunkLoadError holds remote, version, url, reason, code and cause', () => {
  const cause = new Error('404');
  const error = new ChunkLoadError(FAILURE, cause);
  expect(error).toMatchObject({ name: 'ChunkLoadError', ...FAILURE, cause });
  expect(error.message).toContain('radio 1.0.0');
});

test("webpack's own error of the same name is distinguished from it", () => {
  const webpackError = Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });
  expect(isChunkLoadError(webpackError)).toBe(false);
  expect(isChunkLoadError(new ChunkLoadError(FAILURE, null))).toBe(true);
});
