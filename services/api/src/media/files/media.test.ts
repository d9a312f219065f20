import { imageAtWidth, type Mix } from '@afterglow/shared-contracts';
import { etagCases } from '@afterglow/kit/testing';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { type RunningApi, startApi } from '#testing/start-api.ts';
import { readRefusal } from '#testing/api-client.ts';
import { operatorTokenOf } from '#testing/send-import.ts';
import { signUp } from '#testing/sign-up.ts';

let api: RunningApi;
let mix: Mix;
let url: string;
beforeAll(async () => {
  api = await startApi();
  mix = (await api.call('getMix', { params: { id: 400 } })).data;
  url = await addressOf(96);
});
afterAll(async () => api.stop());

const FRAME_SECONDS = 0.024;
const FRAME_BYTES_96 = 288;
const TEN_MINUTES_MS = 10 * MINUTE_MS;

async function addressOf(quality: number): Promise<string> {
  const token = await api.logIn('premium');
  const { data } = await api.call('getMixUrls', { params: { id: 400 }, query: { quality }, token });
  return `${api.origin}${data.url}`;
}

async function get(range?: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers: range === undefined ? headers : { ...headers, range } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('the audio of a mix', () => {
  test('is whole MP3 frames for exactly the duration of the mix', async () => {
    const { response, bytes } = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(bytes.length).toBe(Math.round(mix.duration / FRAME_SECONDS) * FRAME_BYTES_96);
    for (let at = 0; at < bytes.length; at += FRAME_BYTES_96) expect(bytes.readUInt16BE(at) & 0xff_e0).toBe(0xff_e0);
  });

  test('is served in ranges of the same bytes, across tracks too', async () => {
    const { bytes: whole } = await get();
    const border = Math.round((mix.track_list[1]?.start_seconds ?? 0) / FRAME_SECONDS) * FRAME_BYTES_96;
    for (const [start, end] of [
      [0, 99],
      [border - 500, border + 499],
      [whole.length - 10, whole.length - 1],
    ] as const) {
      const { response, bytes } = await get(`bytes=${start}-${end}`);
      expect(response.status).toBe(206);
      expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${whole.length}`);
      expect(bytes.equals(whole.subarray(start, end + 1))).toBe(true);
    }
  });

  test('is 416 for a range beyond its end', async () => {
    const { response } = await get('bytes=999999999-');
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/);
  });

  test('has its length in the HEAD response, without a body', async () => {
    const response = await fetch(url, { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe(String((await get()).bytes.length));
    expect(await response.text()).toBe('');
  });

  test('is served from its end as well, and several ranges respond with the whole', async () => {
    const { bytes: whole } = await get();
    const end = await get('bytes=-100');
    expect(end.response.status).toBe(206);
    expect(end.bytes.equals(whole.subarray(-100))).toBe(true);
    expect((await get(`bytes=-${whole.length * 2}`)).bytes.length).toBe(whole.length);
    for (const range of ['bytes=0-9,20-29', 'bytes=5-2', 'items=0-9', 'bytes=x-']) {
      const { response, bytes } = await get(range);
      expect([range, response.status, bytes.length]).toEqual([range, 200, whole.length]);
    }
  });

  test('has the whole length in the HEAD response, also when a range is requested', async () => {
    const response = await fetch(url, { method: 'HEAD', headers: { range: 'bytes=0-9' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String((await get()).bytes.length));
    expect(response.headers.get('accept-ranges')).toBe('bytes');
  });

  test('continues the same bytes only: a range of another version gets the whole', async () => {
    const { response } = await get('bytes=0-9', { 'if-range': '"another"' });
    expect(response.status).toBe(200);
    const tag = response.headers.get('etag') ?? '';
    expect((await get('bytes=0-9', { 'if-range': tag })).response.status).toBe(206);
  });

  test('is not sent again to a player that has it: whole, range or headers', async () => {
    const tag = (await get('bytes=0-9')).response.headers.get('etag') ?? '';
    for (const [known, status] of etagCases(tag)) {
      const headers = { 'if-none-match': known };
      const head = await fetch(url, { method: 'HEAD', headers });
      const part = await get('bytes=0-9', headers);
      expect([known, head.status, part.response.status]).toEqual([known, status, status === 200 ? 206 : 304]);
      expect(head.headers.get('etag')).toBe(tag);
      expect(head.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
      expect(part.bytes.length).toBe(status === 200 ? 10 : 0);
    }
    expect((await get(undefined, { 'if-none-match': tag })).response.status).toBe(304);
    expect((await get('bytes=0-9', { 'if-range': `W/${tag}` })).response.status).toBe(200);
  });

  test('has 128 and 320 kbit/s as well', async () => {
    const sizes = await Promise.all(
      [128, 320].map(async (quality) => {
        const response = await fetch(await addressOf(quality), { method: 'HEAD' });
        return Number(response.headers.get('content-length'));
      }),
    );
    const bytes96 = (await get()).bytes.length;
    expect(sizes).toEqual([(bytes96 / 96) * 128, (bytes96 / 96) * 320]);
  });
});

describe('the URL of a mix', () => {
  test('opens nothing when it is changed: another mix, quality, expiry or signature is 403', async () => {
    const changed = [
      url.replace('/400/', '/399/'),
      url.replace('96.mp3', '320.mp3'),
      url.replace(/expires=\d+/, 'expires=9999999999'),
      url.replace(/signature=./, 'signature=!'),
      url.replace('member=2', 'member=1'),
      url.replace(/session=../, 'session=xx'),
    ];
    for (const address of changed) {
      expect(address).not.toBe(url);
      expect(await readRefusal(await fetch(address))).toMatchObject({ status: 403, code: 'forbidden' });
    }
    expect((await fetch(url.replace(/&signature=.*/, ''))).status).toBe(400);
    expect((await fetch(`${url}&signature=twice`)).status).toBe(400);
    for (const address of changed) expect((await fetch(address, { method: 'HEAD' })).status).toBe(403);
  });

  test('does not open with the signature of another mix or quality', async () => {
    const token = await api.logIn('premium');
    const { data } = await api.call('getMixUrls', { params: { id: 399 }, query: { quality: 320 }, token });
    const [, signed] = data.url.split('?');
    for (const file of ['400/320.mp3', '399/96.mp3']) {
      expect((await api.request(`/media/mixes/${file}?${signed}`)).status).toBe(403);
    }
    expect((await api.request(`/media/mixes/399/320.mp3?${signed}`, { method: 'HEAD' })).status).toBe(200);
  });

  test('names its member, and expires 15 minutes after the end of the mix at the slowest speed', async () => {
    const token = await api.logIn('free');
    const { data } = await api.call('getMixUrls', { params: { id: 400 }, token });
    const query = new URL(data.url, api.origin).searchParams;
    expect(query.get('member')).toBe('1');
    expect(data.url).not.toContain(token);
    const lifeMs = Date.parse(data.expires_time) - api.clock.nowMs();
    expect(lifeMs).toBe(Math.ceil(2 * mix.duration + 15 * 60) * 1000);
    const open = () => fetch(`${api.origin}${data.url}`, { method: 'HEAD' });
    api.clock.advance(lifeMs - 1);
    const stored = (await open()).headers.get('cache-control');
    expect(stored).toBe('private, max-age=0');
    api.clock.advance(1);
    expect((await open()).status).toBe(403);
    url = await addressOf(96);
  });

  test('ends with the session that requested it, and with no other of the member', async () => {
    const [first, second] = [await api.logIn('free'), await api.logIn('free')];
    const given = async (token: string) => (await api.call('getMixUrls', { params: { id: 399 }, token })).data.url;
    const addresses = [await given(first), await given(second)];
    await api.call('revokeToken', { token: first });
    const opened = await Promise.all(addresses.map((one) => fetch(`${api.origin}${one}`, { method: 'HEAD' })));
    expect(opened.map(({ status }) => status)).toEqual([403, 200]);
  });

  test('ends with Premium, unless it is open to everyone', async () => {
    const { email, token } = await signUp(api);
    const until = new Date(api.clock.nowMs() + TEN_MINUTES_MS).toISOString();
    const body = { email, reason: 'A test', until };
    await api.call('grantPremium', { body, token: await operatorTokenOf(api) });
    const given = async (quality: number) =>
      (await api.call('getMixUrls', { params: { id: 399 }, query: { quality }, token })).data.url;
    const addresses = [await given(96), await given(320)];
    const statuses = async () =>
      Promise.all(addresses.map(async (one) => (await fetch(`${api.origin}${one}`, { method: 'HEAD' })).status));
    expect(await statuses()).toEqual([200, 200]);
    api.clock.advance(TEN_MINUTES_MS);
    expect(await statuses()).toEqual([200, 403]);
    url = await addressOf(96);
  });
});

describe('an image', () => {
  const picture = (path: string, accept: string) => api.request(`/media/images/${path}`, { headers: { accept } });

  test.each([
    'mix/1',
    'show/1',
    'artist/1',
    'artist-hero/1',
    'chart/101',
    'playlist/201',
    'banner/1',
    'genre/1',
    'channel/0',
  ])('%s is WebP for clients that accept it and JPEG for all others', async (path) => {
    const webp = await picture(`${path}?width=64`, 'image/avif,image/webp,*/*');
    expect(webp.headers.get('content-type')).toBe('image/webp');
    expect(webp.headers.get('vary')).toBe('accept');
    expect(Buffer.from(await webp.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
    const jpeg = await picture(`${path}?width=64`, '*/*');
    expect(jpeg.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await jpeg.arrayBuffer()).readUInt16BE(0)).toBe(0xff_d8);
  });

  test('is cached forever by clients', async () => {
    const response = await picture('mix/1?width=150', 'image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('is behind every image URL of a catalog response', async () => {
    const { data: show } = await api.call('getShow', { params: { id: 1 } });
    const { data: playlists } = await api.call('listPlaylists', { query: { limit: 1 } });
    for (const address of [
      mix.album_art.url,
      mix.occurrence_album_art,
      show.image,
      playlists[0]?.revisions_album_art?.url,
    ]) {
      expect((await fetch(`${api.origin}${imageAtWidth(address ?? '', 64)}`)).status).toBe(200);
    }
  });

  test('of an unknown item is 404, of an unknown kind 400', async () => {
    expect((await picture('mix/9999', '*/*')).status).toBe(404);
    expect((await picture('planet/1', '*/*')).status).toBe(400);
  });
});
