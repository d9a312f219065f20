import { connect } from 'node:net';
import { DAY_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import { type RunningApi, startApi } from '#testing/start-api.ts';
import { readRefusal } from '#testing/api-client.ts';
import { operatorTokenOf } from '#testing/send-import.ts';
import { signUp } from '#testing/sign-up.ts';

const RELAY_TOKEN = 'what relays show, thirty-two letters';
const SECRET = 'a secret of the tests, thirty-two letters';
const PREMIUM = { email: 'premium@afterglow.example', password: 'afterglow-demo' };

let api: RunningApi;
let member: { readonly id: number; readonly token: string; readonly email: string };
beforeAll(async () => {
  api = await startApi({ config: { SIGNING_SECRET: SECRET, DEMO_MEMBERS: 'yes', RELAY_TOKEN } });
});
beforeEach(async () => {
  member = await logIn();
});
afterAll(async () => api.stop());

async function logIn() {
  const { token, members_id } = (await api.call('createToken', { body: PREMIUM })).data;
  return { id: members_id.id, token, email: PREMIUM.email };
}

type Station = 'deep' | 'chill';
type Mount = 'low' | 'mid' | 'high';

async function addresses(station: Station = 'deep', mount: Mount = 'high') {
  const { id, token } = member;
  return (await api.call('getOwnPlayerAddresses', { params: { id }, query: { station, mount }, token })).data;
}

/** A stream's status is known with its first bytes. */
async function statusOf(url: string, init: RequestInit = {}) {
  const response = await fetch(url, init);
  await response.body?.cancel();
  return response.status;
}

const keyOf = (url: string) => new URL(url).searchParams.get('key') ?? '';

describe('the stable URLs of a Premium member', () => {
  test('are the same each time, and hold neither the session token nor stored data', async () => {
    const first = await addresses();
    expect(await addresses()).toEqual(first);
    expect(Date.parse(first.creation_time)).toBeLessThanOrEqual(api.clock.nowMs());
    for (const url of [first.stream, first.m3u, first.pls]) {
      expect(new URL(url).pathname).toMatch(/^\/v3\/live\//);
      expect(url).not.toContain(member.token);
    }
    expect(first.stream).toContain('/deep/high.mp3?key=');
  });

  test('are for Premium members', async () => {
    const { id, token } = await signUp(api);
    const call = { params: { id }, query: { station: 'deep', mount: 'low' }, token } as const;
    expect(await api.refusal('getOwnPlayerAddresses', call)).toMatchObject({ status: 403, code: 'upgrade_required' });
  });

  test('play every mount of only that channel, also after the session has ended', async () => {
    const { stream } = await addresses();
    await api.call('revokeToken', { token: member.token });
    expect(await statusOf(stream)).toBe(200);
    expect(await statusOf(stream.replace('high', 'low'))).toBe(200);
    expect(await statusOf(stream.replace('deep', 'chill'))).toBe(403);
    expect(await statusOf(stream.replace('/a/', '/b/'))).toBe(200);
  });

  test.each(['m3u', 'pls'] as const)('a %s playlist names both servers with the same key', async (format) => {
    const own = await addresses('chill', 'mid');
    const response = await fetch(own[format]);
    expect(response.headers.get('content-type')).toMatch(/^audio\/x-(mpegurl|scpls)/);
    const streams = (await response.text()).match(/http:\S+/g) ?? [];
    const paths = streams.map((url) => new URL(url).pathname);
    expect(paths).toEqual(['/v3/live/a/chill/mid.mp3', '/v3/live/b/chill/mid.mp3']);
    expect(new Set([own.stream, ...streams].map(keyOf)).size).toBe(1);
    expect(await statusOf(own[format].replace('chill', 'deep'))).toBe(403);
  });

  test('respond to HEAD with stream headers, set no cookie, and send titles on request only', async () => {
    const { stream, m3u } = await addresses();
    const plain = await fetch(stream, { method: 'HEAD' });
    expect([plain.status, plain.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect(plain.headers.get('icy-metaint')).toBeNull();
    const titled = await fetch(stream, { method: 'HEAD', headers: { 'icy-metadata': '1' } });
    expect(titled.headers.get('icy-metaint')).toBe('16000');
    const list = await fetch(m3u, { method: 'HEAD' });
    for (const { headers } of [plain, titled, list]) expect(headers.get('set-cookie')).toBeNull();
  });

  test.each([
    '',
    '1',
    '1.',
    `1.${'A'.repeat(43)}`,
    `999999999.${'A'.repeat(43)}`,
    `99999999999999999999.${'A'.repeat(43)}`,
  ])('cannot be made up: %s', async (key) => {
    for (const path of ['/live/deep.m3u', '/live/a/deep/high.mp3']) {
      const response = await api.request(`${path}?key=${encodeURIComponent(key)}`);
      expect(await readRefusal(response)).toMatchObject({ status: 403, code: 'forbidden' });
    }
  });

  test('are checked by a relay, which checks again after some hours', async () => {
    const { stream } = await addresses();
    const ask = (mount: string) =>
      api.request('/live/relays/listener-add', {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`relay:${RELAY_TOKEN}`).toString('base64')}` },
        body: new URLSearchParams({ action: 'listener-add', mount }),
      });
    const yes = await ask(`/deep/high.mp3?key=${keyOf(stream)}`);
    expect(yes.headers.get('icecast-auth-user')).toBe('1');
    expect(yes.headers.get('icecast-auth-timelimit')).toBe('21600');
    expect((await ask(`/chill/high.mp3?key=${keyOf(stream)}`)).headers.get('icecast-auth-user')).toBeNull();
  });
});

describe('the URLs end, and their streams stop within a minute,', () => {
  function listen(url: string) {
    const { port, pathname, search } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1');
    const heard = new Promise<void>((resolve) => socket.once('data', () => resolve()));
    const silent = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    return { heard, silent };
  }

  test.each([
    [
      'when the member ends them',
      ({ id, token }: typeof member) => api.call('endPlayerAddresses', { params: { id }, token }),
    ],
    [
      'with a log-out of all other devices',
      ({ id, token }: typeof member) => api.call('endOtherSessions', { params: { id }, token }),
    ],
    [
      'with a change of the password',
      ({ id, token }: typeof member) => {
        const { password } = PREMIUM;
        return api.call('updateMember', { params: { id }, body: { password, currentPassword: password }, token });
      },
    ],
  ] as const)('%s; the next ones are different', async (_, end) => {
    const old = await addresses();
    const player = listen(old.stream);
    await player.heard;
    await end(member);
    api.clock.advance(MINUTE_MS);
    await player.silent;
    expect([await statusOf(old.stream), await statusOf(old.m3u)]).toEqual([403, 403]);
    const next = await addresses();
    expect(next.stream).not.toBe(old.stream);
    expect(await statusOf(next.stream)).toBe(200);
  });

  test('and with Premium', async () => {
    member = await signUp(api);
    const gift = { email: member.email, reason: 'A test', months: 1 };
    await api.call('grantPremium', { body: gift, token: await operatorTokenOf(api) });
    const { stream, m3u } = await addresses();
    const player = listen(stream);
    await player.heard;
    api.clock.skip(20 * DAY_MS);
    expect(await statusOf(m3u)).toBe(200);
    api.clock.skip(20 * DAY_MS);
    api.clock.advance(MINUTE_MS);
    await player.silent;
    expect([await statusOf(stream), await statusOf(m3u)]).toEqual([403, 403]);
  });
});
