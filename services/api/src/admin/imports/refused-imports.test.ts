import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SOUND_FIXTURES } from '@afterglow/audio/testing';
import { readRefusal } from '#testing/api-client.ts';
import { makeMp3 } from '#testing/make-music.ts';
import {
  factsOf,
  formOf,
  operatorTokenOf,
  partOf,
  postImport,
  type Sent,
  sendImport,
  statusOfHead,
} from '#testing/send-import.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';

let api: RunningApi;
let operator: string;
let premium: string;
beforeAll(async () => {
  api = await startApi();
  operator = await operatorTokenOf(api);
  premium = await api.logIn('premium');
});
afterAll(async () => api.stop());

const send = (sent: Sent) => sendImport(api, operator, sent);
const post = (body: FormData, token = operator) => postImport(api, token, { body });

describe('a file that is not music', () => {
  test.each([
    ['text with the name of an MP3', Buffer.from('Hello, this is a shopping list.\n'.repeat(50)), /isn't an MP3, FLAC/],
    ['an empty file', Buffer.alloc(0), /empty/],
    [
      'noise',
      Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * index * 31) % 251)),
      /isn't an MP3, FLAC/,
    ],
    [
      'an MP3 tag with nothing behind it',
      Buffer.from('ID3\x03\0\0\0\0\0\x10aaaaaaaaaaaaaaaa', 'latin1'),
      /isn't an MP3/,
    ],
    ['a WAV without sound', Buffer.from('RIFF\x10\0\0\0WAVEfmt ', 'latin1'), /WAV/],
  ])('is rejected with the reason: %s', async (_what, audio, reason) => {
    expect(await send({ audio })).toEqual({ type: 'refused', reason: expect.stringMatching(reason) as string });
  });

  test.each([
    ['tone.flac', 12_000],
    ['tone.ogg', 5_000],
    ['tone.wav', 9_000],
    ['tone.mp3', 4_000],
  ])('is rejected when its end is missing: %s', async (file, bytes) => {
    const audio = (await readFile(join(SOUND_FIXTURES, file))).subarray(0, bytes);
    expect(await send({ audio })).toEqual({ type: 'refused', reason: expect.stringMatching(/cut off/) as string });
  });

  test('leaves nothing behind', async () => {
    const total = async () => (await api.call('listMixes', { query: { limit: 0 } })).headers.get('x-items-total');
    const before = await total();
    await send({ audio: Buffer.from('nothing to hear') });
    expect(await total()).toBe(before);
    expect(await readdir(join(api.folder, 'imports'))).toEqual([]);
    const recordings = await readdir(join(api.folder, 'media', 'recordings'));
    expect(recordings.filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('a rejected request', () => {
  test('of a member or visitor is rejected before a byte is read', async () => {
    const form = formOf({ audio: await makeMp3(25, 350) });
    expect((await post(form, premium)).status).toBe(403);
    expect((await post(form, 'unknown-token')).status).toBe(401);
    expect((await api.request('/admin/imports', { method: 'POST', body: form })).status).toBe(401);
  });

  test('with a large body is rejected by its length, unread, by this call and by every other', async () => {
    const announce = (path: string, bytes: number) =>
      statusOfHead(`${api.origin}${path}`, {
        'content-type': path.endsWith('imports') ? 'multipart/form-data; boundary=x' : 'application/json',
        'content-length': String(bytes),
        authorization: `Bearer ${operator}`,
      });
    expect(await announce('/v3/admin/imports', 5 * 1024 ** 3)).toBe(413);
    for (const path of ['/v3/auth/token', '/v3/admin/grants', '/v3/admin/super-admins']) {
      expect({ path, status: await announce(path, 50 * 1024 ** 2) }).toEqual({ path, status: 413 });
    }
  });

  test.each([
    ['without a border', 'multipart/form-data', 'x'],
    ['of something else', 'multipart/form-data; boundary=abc', 'garbage'],
    ['that ends in its first part', 'multipart/form-data; boundary=abc', partOf('import', '{}')],
    [
      'that ends in the sound',
      'multipart/form-data; boundary=abc',
      `${partOf('import', JSON.stringify(factsOf({ audio: Buffer.from('x') })))}${partOf('audio', 'hel', 'a.mp3')}`,
    ],
  ])('with a form %s is 400 and leaves nothing behind', async (_what, type, body) => {
    const headers = { authorization: `Bearer ${operator}`, 'content-type': type };
    expect((await api.request('/admin/imports', { method: 'POST', body, headers })).status).toBe(400);
    expect(await readdir(join(api.folder, 'imports'))).toEqual([]);
  });

  test('with an invalid request is 400 or 413 and names the problem', async () => {
    const audio = await makeMp3(25, 360);
    const wrongHash = formOf({ audio, tags: { content_hash: 'a'.repeat(64) } });
    expect(await readRefusal(await post(wrongHash))).toMatchObject({
      status: 400,
      message: expect.stringContaining('content_hash') as string,
    });
    const wrongChannel = formOf({ audio, tags: { channel: 'polka' } });
    expect(await readRefusal(await post(wrongChannel))).toMatchObject({
      status: 400,
      message: expect.stringContaining('channel') as string,
    });
    const noAudio = new FormData();
    noAudio.append('import', JSON.stringify(factsOf({ audio })));
    expect(await readRefusal(await post(noAudio))).toMatchObject({
      status: 400,
      message: expect.stringContaining('audio') as string,
    });
    const audioFirst = new FormData();
    audioFirst.append('audio', new Blob([Uint8Array.from(audio)]), 'audio');
    expect((await post(audioFirst)).status).toBe(400);
    const notMultipart = await api.request('/admin/imports', {
      method: 'POST',
      body: '{}',
      headers: { authorization: `Bearer ${operator}`, 'content-type': 'application/json' },
    });
    expect(notMultipart.status).toBeGreaterThanOrEqual(400);
    expect(notMultipart.status).toBeLessThan(500);
  });
});
