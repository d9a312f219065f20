import { createFakeDataPort, createFakeSessionPort } from '@afterglow/shared-contracts/testing';
import { createPlaybackApi } from './playback-api.ts';

const api = createPlaybackApi(createFakeDataPort({}), createFakeSessionPort({ status: 'visitor' }));

function audioStatus(response: Response) {
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
  return { fetch, status: api.audioStatus('/audio/1.mp3', new AbortController().signal) };
}

afterEach(() => jest.restoreAllMocks());

test.each([206, 404, 503])('the status of audio is that of its first byte: %i', async (code) => {
  const { fetch, status } = audioStatus(new Response('a', { status: code }));
  expect(await status).toBe(code);
  expect(fetch).toHaveBeenCalledWith('/audio/1.mp3', expect.objectContaining({ headers: { range: 'bytes=0-0' } }));
});

test('a server that sends everything is left after the first bytes', async () => {
  const cancel = jest.fn();
  const endless = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1000)), cancel });
  expect(await audioStatus(new Response(endless)).status).toBe(200);
  expect(cancel).toHaveBeenCalled();
});

test('a server that ends the connection instead of sending audio has no status', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
  expect(await audioStatus(new Response(broken, { status: 206 })).status).toBeNull();
});
