import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHANNEL_IDS } from '@afterglow/shared-contracts';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { type RunningApi, startApi } from '#testing/start-api.ts';

let api: RunningApi;
let operator: string;
beforeAll(async () => {
  api = await startApi();
  operator = (await readFile(join(api.folder, 'admin-token'), 'utf8')).trim();
});
afterAll(async () => api.stop());

const iso = (ms: number) => new Date(ms).toISOString();

describe('planning by a super admin', () => {
  test('plans all channels, or one, and reports the changes', async () => {
    const { data } = await api.call('generateSchedule', { body: { days: 20 }, token: operator });
    expect(data.stations.map(({ station }) => station)).toEqual(CHANNEL_IDS);
    for (const { to, added, removed, broadcasts } of data.stations) {
      expect(Date.parse(to)).toBeGreaterThanOrEqual(api.clock.nowMs() + 20 * DAY_MS);
      expect([added > 0, removed]).toEqual([true, 0]);
      expect(broadcasts).toBeGreaterThan(added);
    }
    const again = await api.call('generateSchedule', { body: { days: 3, station: 'deep' }, token: operator });
    expect(again.data.stations).toMatchObject([{ station: 'deep', added: 0, removed: 0 }]);
  });

  test('never starts in the past', async () => {
    const body = { days: 1, from: iso(api.clock.nowMs() - DAY_MS) };
    const { data } = await api.call('generateSchedule', { body, token: operator });
    expect(data.stations.map(({ station }) => station)).toEqual(CHANNEL_IDS);
    for (const { from } of data.stations) expect(Date.parse(from)).toBeGreaterThan(api.clock.nowMs());
  });

  test.each([
    { days: 0 },
    { days: 61 },
    { days: 1.5 },
    {},
    { days: 1, station: 'polka' },
    { days: 1, from: 'tomorrow' },
    { days: 1, from: '2099-01-01T00:00:00Z' },
    { days: 1, more: true },
  ])('rejects %j', async (body) => {
    const refusal = await api.refusal('generateSchedule', { body, token: operator });
    expect(refusal).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('is for super admins only', async () => {
    const body = { days: 1 };
    expect((await api.refusal('generateSchedule', { body })).status).toBe(401);
    const token = await api.logIn('premium');
    expect((await api.refusal('generateSchedule', { body, token })).status).toBe(403);
  });
});

describe('episodes', () => {
  const list = (query: Record<string, string | number>) => api.call('listEpisodes', { query });

  test('[API-038] accept channel, startdate and enddate: the day in UTC, without a gap', async () => {
    const query = { channel: 'deep', startdate: '2026-11-23', enddate: '2026-11-24', limit: 1000 };
    const { data, headers } = await list(query);
    expect(headers.get('x-items-total')).toBe(String(data.length));
    const [starts, ends] = [data.map(({ air_start }) => air_start), data.map(({ air_end }) => air_end)];
    const [begin, end] = ['2026-11-23T00:00:00.000Z', '2026-11-24T00:00:00.000Z'];
    expect(starts.filter((start) => start <= begin)).toHaveLength(1);
    expect(ends.filter((each) => each <= begin)).toEqual([]);
    expect(starts.filter((start) => start >= end)).toEqual([]);
    expect(ends.filter((each) => each >= end)).toHaveLength(1);
    for (const [index, episode] of data.slice(1).entries()) expect(episode.air_start).toBe(data[index]?.air_end);
    const { data: page } = await list({ ...query, offset: 5, limit: 2 });
    expect(page).toEqual(data.slice(5, 7));
  });

  test('[API-038] dates may be instants, and are today by default', async () => {
    const startdate = '2026-11-23T18:00:00+02:00';
    const { data } = await list({ channel: 'chill', startdate, enddate: '2026-11-23T16:00:01Z' });
    expect(data).toHaveLength(1);
    const today = await list({ channel: 'chill', limit: 1000 });
    const whole = await list({ channel: 'chill', startdate: '2026-11-21', limit: 1000 });
    expect(today.data).toEqual(whole.data);
    const everywhere = await list({ limit: 1 });
    expect(Number(everywhere.headers.get('x-items-total'))).toBeGreaterThan(whole.data.length);
  });

  test('[API-030] are the same by ID, and are the items of a station', async () => {
    const { data: stations } = await api.call('listStations');
    const now = stations['deep']?.nowPlaying[0];
    const { data } = await list({ channel: 'deep', limit: 1000 });
    const episode = data.find(({ air_start }) => air_start === now?.scheduled_start_time);
    expect(episode).toMatchObject({ show_id: now?.mixes.show.id, artist_id: now?.mixes.artist.id });
    expect((await api.call('getEpisode', { params: { id: episode?.id ?? 0 } })).data).toEqual(episode);
  });

  test.each([
    { startdate: 'yesterday' },
    { startdate: '2026-02-30' },
    { startdate: '2026-11-23', enddate: '2026-11-23' },
    { startdate: '2026-11-23', enddate: '2026-11-22' },
    { startdate: '2026-11-01', enddate: '2026-12-03' },
    { enddate: '2020-01-01' },
    { channel: 'polka' },
    { date: '2026-11-23' },
  ])('[API-038] reject %j', async (query) => {
    const refusal = await api.refusal('listEpisodes', { query });
    expect(refusal).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test.each(['0001-01-01', '9999-12-31', '0000-01-01T00:00:00-14:00'])('are empty for %s', async (startdate) => {
    expect((await list({ startdate })).data).toEqual([]);
  });
});
