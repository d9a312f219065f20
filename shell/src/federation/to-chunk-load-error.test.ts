import { ChunkLoadError } from '@afterglow/shared-contracts';
import { buildLiveRelease } from '@afterglow/shared-contracts/testing';
import { createCodeRegistry } from './code-registry.ts';
import { toChunkLoadError } from './to-chunk-load-error.ts';
import type { ProbeTarget } from './probe.ts';

const BASE = 'http://localhost/remotes/radio/1.0.0/';
const release = buildLiveRelease('radio');
const probed = jest.fn(async (_target: ProbeTarget) => 'missing' as const);

const explain = (thrown: unknown) =>
  toChunkLoadError(thrown, 'radio', createCodeRegistry().admit(release, { attempt: 1, held: false }), probed);

function chunkError(type: string, request: string): Error {
  return Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type, request });
}

function entryError(text: string): Error {
  const message = `[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008\nargs: {"resourceUrl":"${BASE}remoteEntry.js"}\n`;
  return new Error(`${message}${text}`);
}

test.each([
  [
    'an entry that does not arrive',
    entryError('ScriptNetworkError: Failed to load script'),
    'missing',
    'remoteEntry.js',
  ],
  ['an entry that does not answer', entryError('ScriptNetworkError: Script timed out.'), 'timeout', 'remoteEntry.js'],
  ['an entry that throws', entryError('ScriptExecutionError: it threw'), 'execution', 'remoteEntry.js'],
  ['a chunk that does not arrive', chunkError('error', `${BASE}remote.js`), 'missing', 'remote.js'],
  ['a chunk that arrives and throws', chunkError('missing', `${BASE}remote.js`), 'execution', 'remote.js'],
  ['a chunk that does not answer', chunkError('timeout', `${BASE}remote.js`), 'timeout', 'remote.js'],
])('[SHELL-082] %s is a ChunkLoadError', async (_what, thrown, reason, file) => {
  const error = await explain(thrown);
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({
    name: 'ChunkLoadError',
    code: 'CHUNK_LOAD_FAILED',
    remote: 'radio',
    version: '1.0.0',
    url: `${BASE}${file}`,
    reason,
    cause: thrown,
  });
});

test('[SHELL-082] a stylesheet that does not arrive has the code CSS_CHUNK_LOAD_FAILED', async () => {
  const fields = { code: 'CSS_CHUNK_LOAD_FAILED', type: 'error', request: `${BASE}remote.css` };
  const error = await explain(Object.assign(new Error('Loading CSS chunk 7 failed.'), fields));
  expect(error).toMatchObject({ name: 'ChunkLoadError', code: 'CSS_CHUNK_LOAD_FAILED', reason: 'missing' });
});

test('only files with a plain error event are requested again, with the published hash', async () => {
  probed.mockClear();
  await explain(chunkError('missing', `${BASE}remote.js`));
  expect(probed).not.toHaveBeenCalled();
  await explain(chunkError('error', `${BASE}remote.js`));
  expect(probed).toHaveBeenCalledWith({ url: `${BASE}remote.js`, integrity: release.integrity['remote.js'] });
});

test('an error thrown while code is evaluated names the file from its stack', async () => {
  const thrown = Object.assign(new Error('boom'), { stack: `Error: boom\n    at ${BASE}remote.js:1:2\n` });
  expect(await explain(thrown)).toMatchObject({ reason: 'execution', url: `${BASE}remote.js` });
});

test('an explained error stays unchanged', async () => {
  const error = await explain('gibberish');
  expect(error).toMatchObject({ reason: 'execution', url: `${BASE}remoteEntry.js` });
  expect(await explain(error)).toBe(error);
});
