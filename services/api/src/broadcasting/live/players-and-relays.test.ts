import { connect } from 'node:net';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import { readRefusal } from '#testing/api-client.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';

const RELAY_TOKEN = 'what relays show, thirty-two letters';
const SECRET = 'a secret of the tests, thirty-two letters';
const SERVERS = ['https://one.example', 'https://two.example/live'];

let api: RunningApi;
let free: string;
beforeAll(async () => {
  api = await startApi({
    publicUrl: 'https://radio.example',
    config: { SIGNING_SECRET: SECRET, DEMO_MEMBERS: 'yes', RELAY_TOKEN, LIVE_SERVERS: SERVERS },
  });
  free = await api.logIn('free');
});
afterAll(async () => api.stop());

const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`relay:${password}`).toString('base64')}`,
});

/** The path of a playlist on the service itself, which was given with the public origin. */
async function playlistPath(format: 'm3u' | 'pls', id = 'deep') {
  const { data } = await api.call('getPlayerAddresses', { params: { id }, token: free });
  expect(data[format]).toMatch(new RegExp(`^https://radio\\.example/v3/live/${id}\\.${format}\\?token=`));
  return data[format].replace('https://radio.example/v3', '');
}

describe('players outside the browser', () => {
  test('a member gets the URLs of a channel’s playlists, for a day', async () => {
    const { data } = await api.call('getPlayerAddresses', { params: { id: 'deep' }, token: free });
    expect(Date.parse(data.expires_time) - api.clock.nowMs()).toBe(DAY_MS);
    expect(await api.refusal('getPlayerAddresses', { params: { id: 'deep' } })).toMatchObject({ status: 401 });
    const odd = await api.refusal('getPlayerAddresses', { params: { id: 'polka' }, token: free });
    expect(odd.status).toBe(400);
  });

  test('an M3U playlist has absolute URLs of both servers, with a token for the low mount', async () => {
    const response = await api.request(await playlistPath('m3u'));
    expect(response.headers.get('content-type')).toBe('audio/x-mpegurl; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const lines = (await response.text()).trimEnd().split('\n');
    expect(lines.map((line) => line.replace(/token=.*/, 'token='))).toEqual([
      '#EXTM3U',
      '#EXTINF:-1,Afterglow Deep (server 1)',
      'https://one.example/deep/low.mp3?token=',
      '#EXTINF:-1,Afterglow Deep (server 2)',
      'https://two.example/live/deep/low.mp3?token=',
    ]);
  });

  test('a PLS playlist holds the same', async () => {
    const response = await api.request(await playlistPath('pls', 'afterglow'));
    expect(response.headers.get('content-type')).toBe('audio/x-scpls; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(/^\[playlist\]\nFile1=https:\/\/one\.example\/afterglow\/low\.mp3\?token=/);
    expect(text).toContain('\nTitle2=Afterglow (server 2)\nLength2=-1\nNumberOfEntries=2\nVersion=2\n');
  });

  test('its token plays the low mount of that channel until the playlist ends, and nothing else', async () => {
    const own = await startApi();
    const token = await own.logIn('free');
    const { data } = await own.call('getPlayerAddresses', { params: { id: 'deep' }, token });
    // An own server's URL is relative to the origin, which is the listening port here.
    const [, , first = ''] = (await (await fetch(data.m3u)).text()).split('\n');
    expect(first).toMatch(new RegExp(`^${data.m3u.slice(0, data.m3u.indexOf('/deep.'))}/a/deep/low.mp3`));
    const statusOf = async (url: string) => {
      const response = await fetch(url);
      await response.body?.cancel();
      return response.status;
    };
    own.clock.skip(HOUR_MS);
    expect(await statusOf(first)).toBe(200);
    expect(await statusOf(first.replace('low', 'high'))).toBe(403);
    expect(await statusOf(first.replace('deep', 'chill'))).toBe(403);
    own.clock.skip(23 * HOUR_MS);
    expect(await statusOf(first)).toBe(403);
    expect(await statusOf(data.m3u)).toBe(403);
    await own.stop();
  });

  test.each(['', '?token=', '?token=1.x', '?token=99999999999.AAAA', '?token[]=a'])(
    'no one else gets a playlist: %s',
    async (query) => {
      const response = await api.request(`/live/deep.m3u${query}`);
      expect([400, 403]).toContain((await readRefusal(response)).status);
    },
  );

  test('a token of one channel’s playlist does not open another’s, and other files do not exist', async () => {
    const path = await playlistPath('m3u');
    expect((await api.request(path.replace('deep', 'chill'))).status).toBe(403);
    expect((await api.request(path.replace('deep', 'polka'))).status).toBe(404);
    expect((await api.request(path.replace('.m3u', '.txt'))).status).toBe(404);
  });
});

describe('a relay', () => {
  test('gets any stream without a listener’s token', async () => {
    const response = await api.request('/live/a/deep/high.mp3', { headers: basic(RELAY_TOKEN) });
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });

  test.each([{}, basic('guessed'), { authorization: 'Basic %%%' }, { authorization: `Bearer ${RELAY_TOKEN}` }])(
    'is not recognized by %j',
    async (headers) => {
      expect((await api.request('/live/a/deep/high.mp3', { headers })).status).toBe(403);
      const question = { method: 'POST', headers, body: new URLSearchParams({ mount: '/deep/low.mp3' }) };
      expect((await api.request('/live/relays/listener-add', question)).status).toBe(403);
      expect((await api.request('/live/relays/listener-remove', question)).status).toBe(403);
    },
  );

  function ask(mount: string, action = 'listener-add') {
    const body = new URLSearchParams({ action, server: 'relay', port: '8000', client: '1', mount, user: '', pass: '' });
    return api.request(`/live/relays/${action}`, { method: 'POST', headers: basic(RELAY_TOKEN), body });
  }

  test('checks a listener for a mount, and gets the response header that Icecast expects', async () => {
    const { data } = await api.call('validateStreaming', { query: { station: 'deep', mount: 'low' }, token: free });
    const yes = await ask(`/deep/low.mp3?token=${encodeURIComponent(data.token)}`);
    expect([yes.status, yes.headers.get('icecast-auth-user')]).toEqual([200, '1']);
    for (const mount of [
      `/deep/high.mp3?token=${data.token}`,
      `/chill/low.mp3?token=${data.token}`,
      '/deep/low.mp3?token=made.up',
      '/deep/low.mp3',
      '/polka/low.mp3',
      'http://[',
      '',
    ]) {
      const no = await ask(mount);
      expect([no.status >= 400 && no.status < 500, no.headers.get('icecast-auth-user')]).toEqual([true, null]);
    }
    api.clock.advance(2 * MINUTE_MS);
    expect((await ask(`/deep/low.mp3?token=${data.token}`)).status).toBe(403);
    expect((await ask('/deep/low.mp3', 'listener-remove')).status).toBe(200);
  });

  test('is limited by the listener’s subnet: too many keys in one do not block another', async () => {
    const tryKey = async (ip: string) => {
      const body = new URLSearchParams({ action: 'listener-add', mount: '/deep/high.mp3?key=made.up', ip });
      const headers = basic(RELAY_TOKEN);
      return (await api.request('/live/relays/listener-add', { method: 'POST', headers, body })).status;
    };
    const tries = await Promise.all(Array.from({ length: 301 }, () => tryKey('198.51.100.7')));
    expect(new Set(tries)).toEqual(new Set([403, 429]));
    expect(tries.filter((status) => status === 429)).toHaveLength(1);
    expect(await tryKey('203.0.113.9')).toBe(403);
    expect(await tryKey('not an address')).toBe(403);
  });

  test('is the server of listeners when relays are configured', async () => {
    const { data } = await api.call('listStations');
    expect(data['chill']?.servers.map(({ urls }) => urls.low)).toEqual([
      ['https://one.example/chill/low.mp3'],
      ['https://two.example/live/chill/low.mp3'],
    ]);
    expect(data['chill']?.servers.map(({ burst_bytes: burst }) => burst)).toEqual([160_000, 160_000]);
  });

  test('is rejected without a token in the configuration', async () => {
    const own = await startApi();
    const response = await own.request('/live/a/deep/low.mp3', { headers: basic('') });
    expect(response.status).toBe(403);
    await own.stop();
  });
});

test('the current title is part of the stream on request', async () => {
  const { data: stations } = await api.call('listStations');
  const mix = stations['deep']?.nowPlaying[0]?.mixes;
  const socket = connect(Number(new URL(api.origin).port), '127.0.0.1');
  const headers = `Icy-MetaData: 1\r\nAuthorization: ${basic(RELAY_TOKEN).authorization}`;
  socket.write(`GET /v3/live/b/deep/low.mp3 HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`);
  let received = Buffer.alloc(0);
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    received = Buffer.concat([received, chunk]);
    if (received.length > 40_000) break;
  }
  socket.destroy();
  const head = received.subarray(0, received.indexOf('\r\n\r\n')).toString();
  expect(head).toMatch(/icy-name: Afterglow Deep\r\nicy-br: 96/);
  expect(head).toContain('icy-metaint: 16000');
  const at = received.indexOf('\r\n\r\n') + 4 + 16_000;
  const title = received.subarray(at + 1, at + 1 + (received[at] ?? 0) * 16).toString();
  expect(title.replace(/\0+$/, '')).toBe(`StreamTitle='${mix?.artist.title} - ${mix?.title}';`.replaceAll("'s", '’s'));
});
