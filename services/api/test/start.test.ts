import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BITRATES_KBPS, CHANNEL_IDS } from '@afterglow/shared-contracts';
import type { ApiOptions } from '#app/api-options.ts';
import { prepareApi } from '#app/prepare-api.ts';
import { createEmptyEnvironment, type TestEnvironment } from '@afterglow/kit/testing';
import { createSeededEnvironment, type RunningApi, startApi } from '#testing/start-api.ts';
import { SHORT_MUSIC } from '#testing/short-music.ts';

jest.setTimeout(120_000);

const SOWING_STEPS = 8;

let place: TestEnvironment;
afterEach(async () => place.remove());

async function withApi<T>(work: (api: RunningApi) => Promise<T>, options: Partial<ApiOptions> = {}): Promise<T> {
  const api = await startApi({ ...place, ...options });
  try {
    return await work(api);
  } finally {
    await api.stop();
  }
}

async function takeStock(api: RunningApi) {
  const mixes = await api.call('listMixes', { query: { limit: 500 } });
  const playlists = await api.call('listPlaylists');
  const artists = await api.call('listArtists', { query: { limit: 100 } });
  return { mixes: mixes.data, playlists: playlists.data, artists: artists.data };
}

test('an interrupted first start continues, with the catalog of the day on which it started', async () => {
  place = await createEmptyEnvironment();
  const yesterday = Date.parse('2026-11-20T09:00:00Z');
  for (const stopAt of [0, 3, SOWING_STEPS - 1]) {
    const breakOff = prepareApi({
      ...place,
      ...SHORT_MUSIC,
      clock: { nowMs: () => yesterday, schedule: () => () => undefined },
      onProgress: ({ step, done }) => {
        if (step === 'catalog' && done === stopAt) throw new Error('power cut');
      },
    });
    await expect(breakOff).rejects.toThrow('power cut');
  }
  const stock = await withApi(takeStock);
  expect(stock.mixes).toHaveLength(400);
  expect(stock.mixes[0]?.creation_time.slice(0, 10)).toBe('2026-11-19');
  expect(stock.playlists).toHaveLength(26); // including a hidden one
  expect(stock.artists).toHaveLength(80);
});

test('a second start changes nothing and keeps plays and tokens', async () => {
  place = await createSeededEnvironment();
  const before = await withApi(async (api) => {
    const token = await api.logIn('free');
    await api.call('addShowReach', { params: { id: 1 }, body: { mixes_id: 1 }, token });
    return { token, stock: await takeStock(api) };
  });
  await withApi(async (api) => {
    expect(await takeStock(api)).toEqual(before.stock);
    expect((await api.call('getMember', { params: { id: 1 }, token: before.token })).status).toBe(200);
  });
});

test('the signing secret is created once: URLs signed before a restart stay valid', async () => {
  place = await createSeededEnvironment();
  const withoutSecret = { config: {} };
  const url = await withApi(async (api) => {
    const token = await api.logIn('free');
    return (await api.call('getMixUrls', { params: { id: 400 }, token })).data.url;
  }, withoutSecret);
  await withApi(async (api) => {
    const answer = await fetch(`${api.origin}${url}`, { headers: { range: 'bytes=0-9' } });
    expect(answer.status).toBe(206);
  }, withoutSecret);
});

test('the music on air is rendered before the start ends, and the rest with waveforms later', async () => {
  place = await createEmptyEnvironment();
  const progress: string[] = [];
  const errors: unknown[] = [];
  const api = await prepareApi({
    ...place,
    ...SHORT_MUSIC,
    warmUp: true,
    onProgress: ({ step, done, total }) => progress.push(`${step} ${done}/${total}`),
    onError: (error) => errors.push(error),
  });
  expect(progress.at(0)).toBe('database 0/1');
  expect(progress.at(-1)).toMatch(/^music (\d)\/\1$/);
  await new Promise<void>((resolve) => api.startBackgroundWork(resolve));
  await api.close();
  expect(errors).toEqual([]);
  const mixes = await withApi(async (running) => (await takeStock(running)).mixes);
  expect(mixes).toHaveLength(400);
  for (const { waveform } of mixes) {
    expect(waveform).toHaveLength(140);
    expect(Math.max(...(waveform ?? []))).toBe(100);
  }
});

async function musicMade(MUSIC_AHEAD: 'beginnings' | 'none'): Promise<readonly string[]> {
  place = await createSeededEnvironment();
  const api = await prepareApi({ ...place, ...SHORT_MUSIC, config: { MUSIC_AHEAD } });
  await new Promise<void>((resolve) => api.startBackgroundWork(resolve));
  await api.close();
  return readdirSync(join(place.folder, 'media/tracks'), { recursive: true, encoding: 'utf8' });
}

test('with prerendered prefixes only, the rest of the music is rendered on request', async () => {
  const files = await musicMade('beginnings');
  const pieces = SHORT_MUSIC.station.music.pieces.length;
  expect(files.filter((file) => file.endsWith('.head'))).toHaveLength(pieces * BITRATES_KBPS.length);
  const whole = files.filter((file) => file.endsWith('.mp3')).length;
  expect(whole).toBeGreaterThan(0);
  expect(whole).toBeLessThanOrEqual(CHANNEL_IDS.length);
});

test('without prerendering, all music is rendered on request', async () => {
  expect((await musicMade('none')).filter((file) => /\.(head|mp3)$/.test(file))).toEqual([]);
});
