import {
  CHANNEL_IDS,
  NOW_PLAYING_SOCKET_PATH,
  type NowPlayingMessage,
  nowPlayingMessageSchema,
} from '@afterglow/shared-contracts';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import * as z from 'zod/mini';
import { type RunningApi, startApi } from '#testing/start-api.ts';

const DAYS_AHEAD = 7;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ daysPlanned: DAYS_AHEAD });
});
afterAll(async () => api.stop());

const WEEK_MS = DAYS_AHEAD * 24 * HOUR_MS;

test('[API-039] the stations are an object keyed by channel ID', async () => {
  const { data } = await api.call('listStations');
  expect(Object.keys(data)).toEqual(['chill', 'classics', 'deep', 'afterglow']);
  for (const id of CHANNEL_IDS) {
    const { servers = [], nowPlaying = [], playlist = [], ...station } = data[id] ?? {};
    expect(station).toMatchObject({ id });
    expect(servers.map(({ urls }) => urls)).toEqual(
      ['a', 'b'].map((server) => ({
        high: [`/v3/live/${server}/${id}/high.mp3`],
        mid: [`/v3/live/${server}/${id}/mid.mp3`],
        low: [`/v3/live/${server}/${id}/low.mp3`],
      })),
    );
    const [now, next] = [...nowPlaying, ...playlist];
    if (now === undefined || next === undefined) throw new Error(`The channel ${id} has nothing to play.`);
    expect(now.station).toBe(id);
    expect(Date.parse(now.scheduled_start_time)).toBeLessThanOrEqual(api.clock.nowMs());
    expect(Date.parse(now.scheduled_end_time)).toBeGreaterThan(api.clock.nowMs());
    expect(next.scheduled_start_time).toBe(now.scheduled_end_time);
  }
});

describe('the items of a station', () => {
  const items = async (query: Record<string, string | number>) =>
    (await api.call('listStationPlaylists', { query })).data;

  test('[API-040] start with the current one and continue without a gap', async () => {
    const list = await items({ station: 'deep', limit: 50 });
    expect(list).toHaveLength(50);
    expect(new Set(list.map((item) => item.station))).toEqual(new Set(['deep']));
    const { data: stations } = await api.call('listStations');
    expect(list[0]).toEqual(stations['deep']?.nowPlaying[0]);
    for (const [index, item] of list.slice(1).entries()) {
      expect(item.scheduled_start_time).toBe(list[index]?.scheduled_end_time);
      expect(item.duration).toBeCloseTo(
        (Date.parse(item.scheduled_end_time) - Date.parse(item.scheduled_start_time)) / 1000,
      );
    }
  });

  test('[API-040] accepts after, offset and limit', async () => {
    const after = new Date(api.clock.nowMs() - 24 * HOUR_MS).toISOString();
    const [first] = await items({ station: 'chill', after, limit: 1 });
    expect(Date.parse(first?.scheduled_start_time ?? '')).toBeLessThanOrEqual(Date.parse(after));
    expect(Date.parse(first?.scheduled_end_time ?? '')).toBeGreaterThan(Date.parse(after));
    const page = await items({ station: 'chill', after, offset: 2, limit: 3 });
    expect(page).toEqual((await items({ station: 'chill', after, limit: 5 })).slice(2));
    const refusal = await api.refusal('listStationPlaylists', { query: { after: 'yesterday' } });
    expect(refusal).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('reach a week back and a week ahead, and no further', async () => {
    const longAgo = new Date(api.clock.nowMs() - 3 * WEEK_MS).toISOString();
    const { headers } = await api.call('listStationPlaylists', { query: { station: 'classics', after: longAgo } });
    const total = Number(headers.get('x-items-total'));
    const [first] = await items({ station: 'classics', after: longAgo, limit: 1 });
    expect(Date.parse(first?.scheduled_end_time ?? '')).toBeGreaterThan(api.clock.nowMs() - WEEK_MS);
    const [last] = await items({ station: 'classics', after: longAgo, offset: total - 1, limit: 1 });
    expect(Date.parse(last?.scheduled_start_time ?? '')).toBeLessThan(api.clock.nowMs() + WEEK_MS);
    expect(Date.parse(last?.scheduled_end_time ?? '')).toBeGreaterThanOrEqual(api.clock.nowMs() + WEEK_MS);
  });

  test('have their own broadcasts as episodes, and mark premieres', async () => {
    const after = new Date(api.clock.nowMs() - 48 * HOUR_MS).toISOString();
    const pages = [0, 200, 400, 600, 800].map((offset) => items({ after, offset, limit: 200 }));
    const list = (await Promise.all(pages)).flat();
    for (const item of list) {
      expect(item.mixes.episode).toMatchObject({
        air_start: item.scheduled_start_time,
        air_end: item.scheduled_end_time,
      });
    }
    const premieres = list.filter(({ premiere }) => premiere).map(({ mixes_id }) => mixes_id);
    expect(premieres.length).toBeGreaterThan(0);
    expect(new Set(premieres).size).toBe(premieres.length);
  });

  test('come in limited pages', async () => {
    expect(await api.refusal('listStationPlaylists', { query: { limit: 201 } })).toMatchObject({
      status: 400,
      message: expect.stringMatching(/^limit: /),
    });
  });

  test('are in order of time for all stations when none is given', async () => {
    const list = await items({ limit: 40 });
    expect(new Set(list.map((item) => item.station)).size).toBe(4);
    const starts = list.map((item) => item.scheduled_start_time);
    expect(starts).toEqual([...starts].sort());
  });
});

/** Slowly enough for sockets to respond to the pings: a client that misses two is dropped. */
async function advanceTo(timeMs: number): Promise<void> {
  while (api.clock.nowMs() < timeMs) {
    api.clock.advance(Math.min(20_000, timeMs - api.clock.nowMs()));
    await api.call('getVersions');
    await api.call('getVersions');
  }
}

describe('the now-playing socket', () => {
  function connect() {
    const socket = new WebSocket(`${api.origin.replace('http', 'ws')}/v3${NOW_PLAYING_SOCKET_PATH}`);
    const waiting: ((message: NowPlayingMessage) => void)[] = [];
    const received: NowPlayingMessage[] = [];
    socket.onmessage = ({ data }) => {
      const message = z.parse(nowPlayingMessageSchema, JSON.parse(String(data)));
      // A heartbeat, which comes as often as the clock advances.
      if (message.nowPlaying.length === 0) return;
      const next = waiting.shift();
      if (next === undefined) received.push(message);
      else next(message);
    };
    const next = () =>
      new Promise<NowPlayingMessage>((resolve) => {
        const message = received.shift();
        if (message === undefined) waiting.push(resolve);
        else resolve(message);
      });
    return { socket, next };
  }

  test('[API-041] pushes the current item of every station on connecting', async () => {
    const { socket, next } = connect();
    const { nowPlaying } = await next();
    expect(nowPlaying.map((item) => item.station)).toEqual([...CHANNEL_IDS]);
    const { data: stations } = await api.call('listStations');
    expect(nowPlaying).toEqual(CHANNEL_IDS.flatMap((id) => stations[id]?.nowPlaying ?? []));
    socket.close();
  });

  test('[API-041] pushes a station again when its item changes, to everyone', async () => {
    const [one, other] = [connect(), connect()];
    const first = (await one.next()).nowPlaying;
    await other.next();
    const ends = first.map((item) => Date.parse(item.scheduled_end_time));
    const nextChangeMs = Math.min(...ends);
    await advanceTo(nextChangeMs);
    const changed = await one.next();
    expect(await other.next()).toEqual(changed);
    expect(changed.nowPlaying.map((item) => item.station)).toEqual(
      first.filter((_, index) => ends[index] === nextChangeMs).map((item) => item.station),
    );
    expect(Date.parse(changed.nowPlaying[0]?.scheduled_start_time ?? '')).toBe(nextChangeMs);
    one.socket.close();
    other.socket.close();
  });
});
