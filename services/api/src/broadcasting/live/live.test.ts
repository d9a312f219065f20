import { once } from 'node:events';
import { connect } from 'node:net';
import { HOUR_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import { until } from '@afterglow/kit/testing';
import { type RunningApi, startApi } from '#testing/start-api.ts';
import { readRefusal } from '#testing/api-client.ts';

let api: RunningApi;
let free: string;
let premium: string;
beforeAll(async () => {
  api = await startApi({ maxListeners: 2 });
});
beforeEach(async () => {
  free = await ticketOf('free');
  premium = await ticketOf('premium');
});
afterAll(async () => api.stop());

const FRAME_BYTES_96 = 288;
const BURST_BYTES = 40 * 1024;

async function ticketOf(who: 'free' | 'premium'): Promise<string> {
  return (await api.call('createStreamTicket', { token: await api.logIn(who) })).data.ticket;
}

async function openStream(station = 'deep', mount = 'low'): Promise<Response> {
  const { data } = await api.call('validateStreaming', { query: { station, mount, token: premium } });
  return api.request(`/live/a/${station}/${mount}.mp3?token=${encodeURIComponent(data.token)}`);
}

/** The first bytes of an endless response, which is then abandoned. */
async function readBytes(response: Response, count: number): Promise<Buffer> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (reader !== undefined && size < count) {
    const { value } = (await reader.read()) as { value?: Uint8Array };
    if (value === undefined) break;
    chunks.push(value);
    size += value.length;
  }
  await reader?.cancel();
  return Buffer.concat(chunks).subarray(0, count);
}

async function readToEnd(reader: ReadableStreamDefaultReader | undefined): Promise<void> {
  while (reader !== undefined && !(await reader.read()).done);
}

describe('validate-streaming', () => {
  test('[API-052] accepts token, station and mount, and gives a token that expires', async () => {
    const { data } = await api.call('validateStreaming', { query: { token: free, station: 'chill', mount: 'low' } });
    expect(data.token).not.toBe(free);
    expect(Date.parse(data.expires_time)).toBeGreaterThan(api.clock.nowMs());
    const odd = { query: { token: free, station: 'polka', mount: 'low' } };
    expect(await api.refusal('validateStreaming', odd)).toMatchObject({ status: 400 });
  });

  test('the Authorization header may also identify the member', async () => {
    const token = await api.logIn('free');
    const { status } = await api.call('validateStreaming', { query: { station: 'chill', mount: 'low' }, token });
    expect(status).toBe(200);
  });

  test('[API-054] the token of a session is not valid in a URL', async () => {
    const query = { station: 'chill', mount: 'low', token: await api.logIn('free') };
    expect(await api.refusal('validateStreaming', { query })).toMatchObject({ status: 403, code: 'login_required' });
  });

  test('[API-053] is 401 when the member must upgrade and 403 when a login is required', async () => {
    const upgrade = await api.refusal('validateStreaming', { query: { token: free, station: 'deep', mount: 'high' } });
    expect(upgrade).toMatchObject({ status: 401, code: 'upgrade_required' });
    const login = await api.refusal('validateStreaming', { query: { station: 'deep', mount: 'low' } });
    expect(login).toMatchObject({ status: 403, code: 'login_required' });
  });

  test.each([
    ['free', 'low', 200],
    ['free', 'mid', 401],
    ['free', 'high', 401],
    ['premium', 'low', 200],
    ['premium', 'mid', 200],
    ['premium', 'high', 200],
    ['made-up', 'low', 403],
  ] as const)('[API-054] the mount for a %s token, %s, responds with %i', async (who, mount, status) => {
    const token = { free, premium, 'made-up': 'made-up' }[who];
    const response = await api.request(
      `/subscriptions/validate-streaming?station=classics&mount=${mount}&token=${token}`,
    );
    expect(response.status).toBe(status);
  });
});

describe('a ticket', () => {
  const allows = async (ticket: string) =>
    (await api.send('validateStreaming', { query: { station: 'chill', mount: 'low', token: ticket } })).status;

  test('is for members, and is valid for five minutes', async () => {
    expect(await api.refusal('createStreamTicket')).toMatchObject({ status: 403, code: 'login_required' });
    const { data } = await api.call('createStreamTicket', { token: await api.logIn('free') });
    const lifeMs = 5 * MINUTE_MS;
    expect(Date.parse(data.expires_time) - api.clock.nowMs()).toBe(lifeMs);
    api.clock.advance(lifeMs - 1);
    expect(await allows(data.ticket)).toBe(200);
    api.clock.advance(1);
    expect(await allows(data.ticket)).toBe(403);
  });

  test('ends with the session in which it was given', async () => {
    const token = await api.logIn('free');
    const { ticket } = (await api.call('createStreamTicket', { token })).data;
    expect(ticket).not.toContain(token);
    await api.call('revokeToken', { token });
    expect(await allows(ticket)).toBe(403);
  });

  test('gives access to nothing else of its member', async () => {
    for (const name of ['getMember', 'getPermissions', 'getSettings', 'getMixUrls', 'revokeToken'] as const) {
      expect((await api.refusal(name, { params: { id: 1 } as never, token: free })).status).toBe(401);
    }
    expect((await api.request(`/live/a/chill/low.mp3?token=${free}`)).status).toBe(403);
  });
});

describe('a live stream', () => {
  test('is MP3 from a frame boundary on, and the same for everyone at the same time', async () => {
    const [first, second] = await Promise.all([openStream(), openStream()]);
    expect(first.headers.get('content-type')).toBe('audio/mpeg');
    const [one, other] = await Promise.all([readBytes(first, BURST_BYTES), readBytes(second, BURST_BYTES)]);
    expect(one.equals(other)).toBe(true);
    for (let at = 0; at + 2 < one.length; at += FRAME_BYTES_96) expect(one.readUInt16BE(at) & 0xff_e0).toBe(0xff_e0);
  });

  test('needs a valid token for this very stream', async () => {
    const { data } = await api.call('validateStreaming', { query: { station: 'deep', mount: 'low', token: free } });
    const open = (path: string) => api.request(`/live/b/${path}?token=${encodeURIComponent(data.token)}`);
    expect(await readRefusal(await open('deep/high.mp3'))).toMatchObject({ status: 403, code: 'login_required' });
    expect((await open('chill/low.mp3')).status).toBe(403);
    expect((await api.request('/live/a/deep/low.mp3')).status).toBe(403);
    api.clock.advance(2 * MINUTE_MS);
    expect((await open('deep/low.mp3')).status).toBe(403);
    expect((await open('polka/low.mp3')).status).toBe(404);
  });

  test('[API-053] is 503 when the server is busy, before and when it is opened', async () => {
    const { data } = await api.call('validateStreaming', { query: { station: 'chill', mount: 'low', token: free } });
    const opened = await Promise.all([openStream(), openStream()]);
    const query = { station: 'chill', mount: 'low', token: free };
    expect(await api.refusal('validateStreaming', { query })).toMatchObject({ status: 503, code: 'server_busy' });
    expect((await api.request(`/live/b/chill/low.mp3?token=${encodeURIComponent(data.token)}`)).status).toBe(503);
    await Promise.all(opened.map(async (response) => response.body?.cancel()));
  });
});

describe('the end of a stream', () => {
  test('closes the oldest when a member opens one too many', async () => {
    const few = await startApi({ config: { MAX_STREAMS_PER_MEMBER: 2 } });
    const token = await few.logIn('free');
    const { data } = await few.call('validateStreaming', { query: { station: 'deep', mount: 'low' }, token });
    const open = () => few.request(`/live/a/deep/low.mp3?token=${data.token}`);
    const [oldest] = [await open(), await open()];
    // An iPhone tries the URL first, as often as it likes.
    const url = `/live/a/deep/low.mp3?token=${data.token}`;
    const listening = oldest?.body?.getReader();
    for (let time = 0; time < 3; time += 1) {
      const tried = await few.request(url, { headers: { range: 'bytes=0-1' } });
      expect([tried.status, tried.headers.get('content-range')]).toEqual([206, 'bytes 0-1/*']);
      expect(Buffer.from(await tried.arrayBuffer()).toString('hex')).toMatch(/^ff[ef].$/);
    }
    expect(await listening?.read()).toMatchObject({ done: false });
    const last = await open();
    expect(last.status).toBe(200);
    await readToEnd(listening);
    expect((await readBytes(last, FRAME_BYTES_96)).length).toBe(FRAME_BYTES_96);
    await few.stop();
  });

  test('closes a hundred streams when the service stops', async () => {
    const crowd = await startApi({ maxListeners: 200, config: { MAX_STREAMS_PER_MEMBER: 100 } });
    const token = await crowd.logIn('free');
    const { data } = await crowd.call('validateStreaming', { query: { station: 'deep', mount: 'low' }, token });
    const open = () => crowd.request(`/live/a/deep/low.mp3?token=${data.token}`);
    const responses = await Promise.all(Array.from({ length: 100 }, open));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const listening = Promise.all(responses.map((response) => response.arrayBuffer()));
    await crowd.stop();
    expect(new Set((await listening).map(({ byteLength }) => byteLength % FRAME_BYTES_96))).toEqual(new Set([0]));
  });

  test('closes a stream whose listener does not read, so no data piles up', async () => {
    const { data } = await api.call('validateStreaming', { query: { station: 'deep', mount: 'high', token: premium } });
    const socket = connect(Number(new URL(api.origin).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`GET /v3/live/a/deep/high.mp3?token=${data.token} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await once(socket, 'readable');
    // Half an hour at 320 kbit/s is 72 MB; the systems' own buffers hold only a few.
    const left = once(socket, 'close');
    for (let second = 0; second < 1_800; second += 1) {
      api.clock.advance(1_000);
      if (second % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    socket.resume();
    await left;
  });
});

// Last, because its time is another.
test('[OPERATE-004] a live stream continues at the present time when the clock is set back', async () => {
  const response = await openStream();
  let isHeard = false;
  // More than a stream starts with.
  const heard = readBytes(response, BURST_BYTES + 20_000).then(() => (isHeard = true));
  api.clock.setBack(HOUR_MS);
  await until(
    async () => {
      api.clock.advance(250);
      return isHeard;
    },
    (isOver) => isOver,
  );
  await heard;
});
