import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { API_PREFIX, type Mix, NOW_PLAYING_SOCKET_PATH, type NowPlayingMessage } from '@afterglow/shared-contracts';
import { EMERGENCY_LOOP } from '@afterglow/audio';
import { createEmergencyLoop, EMERGENCY_TITLE } from '@afterglow/audio/testing';
import { createMetrics, type Metrics } from '@afterglow/kit';
import { type BucketServer, startBucketServer, type TestEnvironment, until } from '@afterglow/kit/testing';
import { HOUR_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import sharp from 'sharp';
import type { ApiConfig } from '#app/api-environment.ts';
import { readRefusal } from '#testing/api-client.ts';
import { changeEnvironment } from '#testing/change-environment.ts';
import { makeMp3 } from '#testing/make-music.ts';
import { operatorTokenOf, sendImport } from '#testing/send-import.ts';
import { openStorages } from '../storage/index.ts';
import { createSeededEnvironment, type RunningApi, SIGNING_SECRET, startApi, TEST_NOW_MS } from '#testing/start-api.ts';

const CONFIG: ApiConfig = { SIGNING_SECRET, CAPTCHA_TRIES: 1 };
const FRAME_BYTES = 288;
const BURST_FRAMES = 167;

let bucket: BucketServer;
let place: TestEnvironment;
let api: RunningApi | undefined;
let metrics: Metrics;
let log: string[];
beforeAll(async () => {
  bucket = await startBucketServer();
});
afterAll(() => bucket.stop());
beforeEach(async () => {
  place = await createSeededEnvironment();
});
afterEach(async () => {
  await stop();
  await place.remove();
});

async function start(config: ApiConfig): Promise<RunningApi> {
  [metrics, log] = [createMetrics(), []];
  api = await startApi({ ...place, config, metrics, onError: (error) => log.push(String(error)) });
  return api;
}

async function stop(): Promise<void> {
  await api?.stop();
  api = undefined;
}

/** The same database and another disk: what another instance has. */
async function startElsewhere(config: ApiConfig): Promise<RunningApi> {
  await stop();
  await rm(join(place.folder, 'media'), { recursive: true, force: true });
  return start(config);
}

let lastHertz = 400;

/** A mix with a red cover, a new one for each: the bucket keeps what earlier tests stored. */
async function importMix(running: RunningApi): Promise<{ readonly mix: Mix; readonly audio: Buffer }> {
  lastHertz += 10;
  const background = { r: 220, g: 30, b: lastHertz - 400 };
  const cover = await sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
  const audio = await makeMp3(60, lastHertz);
  const event = await sendImport(running, await operatorTokenOf(running), {
    audio,
    cover,
    tags: { title: 'Own Set', artist: 'Own DJ' },
  });
  if (event.type !== 'imported') throw new Error(`Not imported: ${JSON.stringify(event)}`);
  return { mix: (await running.call('getMix', { params: { id: event.mix.mixes_id } })).data, audio };
}

async function requestAudio(running: RunningApi, { id }: Mix): Promise<Response> {
  const token = await running.logIn('premium');
  const { data } = await running.call('getMixUrls', { params: { id }, query: { quality: 96 }, token });
  return fetch(`${running.origin}${data.url}`);
}

async function soundOf(running: RunningApi, mix: Mix): Promise<Buffer> {
  const response = await requestAudio(running, mix);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function requestImage(running: RunningApi, mix: Mix) {
  const response = await fetch(`${running.origin}${mix.album_art.url}&width=64`);
  const { dominant } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
  return { isOwn: dominant.r > 180 && dominant.g < 60, cacheControl: response.headers.get('cache-control') };
}

/** Between two starts: the mix replaces what is on the air on Deep, and was a moment ago. */
async function putOnAir({ id, show, artist }: Mix): Promise<void> {
  await stop();
  await changeEnvironment(place, (db) =>
    db
      .updateTable('episodes')
      .set({ mix_id: id, show_id: show.id, artist_id: artist.id, premiere: false })
      .where('channel_id', '=', 'deep')
      .where('air_start', '<', new Date(TEST_NOW_MS + HOUR_MS))
      .where('air_end', '>', new Date(TEST_NOW_MS - MINUTE_MS))
      .execute(),
  );
}

/** The first seconds of the stream of Deep: its title, and its frames. */
async function hearDeep(running: RunningApi): Promise<{ readonly title: string; readonly frames: readonly string[] }> {
  const { ticket } = (await running.call('createStreamTicket', { token: await running.logIn('premium') })).data;
  const query = { station: 'deep', mount: 'low', token: ticket } as const;
  const { token } = (await running.call('validateStreaming', { query })).data;
  const path = `/live/a/deep/low.mp3?token=${encodeURIComponent(token)}`;
  const plain = await readBytes(await running.request(path), BURST_FRAMES * FRAME_BYTES);
  const titled = await readBytes(await running.request(path, { headers: { 'icy-metadata': '1' } }), 17_000);
  return { title: /StreamTitle='([^;]*)';/.exec(titled.toString('latin1'))?.[1] ?? '', frames: framesOf(plain) };
}

async function readBytes(response: Response, count: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= count) break;
  }
  return Buffer.concat(chunks).subarray(0, count);
}

function framesOf(sound: Buffer): string[] {
  const starts = Array.from({ length: sound.length / FRAME_BYTES }, (_, index) => index * FRAME_BYTES);
  return starts.map((start) => sound.toString('base64', start, start + FRAME_BYTES));
}

/** What the socket tells first about Deep. */
async function nowPlayingOn({ origin }: RunningApi): Promise<Mix> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${API_PREFIX}${NOW_PLAYING_SOCKET_PATH}`);
  const [message] = (await once(socket, 'message')) as [{ readonly data: string }];
  socket.close();
  const { nowPlaying } = JSON.parse(message.data) as NowPlayingMessage;
  const mix = nowPlaying.find(({ station }) => station === 'deep')?.mixes;
  if (mix === undefined) throw new Error('Nothing is on the air.');
  return mix;
}

async function missingMedia(): Promise<Record<string, number>> {
  const found = (await metrics.text()).matchAll(/^afterglow_missing_media\{kind="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...found].map(([, kind = '', value]) => [kind, Number(value)]));
}

test('[OPERATE-003] what one instance imported, another plays, shows and broadcasts from the bucket', async () => {
  const config = { ...CONFIG, ...bucket.config };
  const first = await start(config);
  const { mix } = await importMix(first);
  const sound = await soundOf(first, mix);
  await putOnAir(mix);
  const second = await startElsewhere(config);
  expect((await soundOf(second, mix)).equals(sound)).toBe(true);
  expect((await requestImage(second, mix)).isOwn).toBe(true);
  const { title, frames } = await hearDeep(second);
  expect(title).toBe('Own DJ - Own Set');
  expect(framesOf(sound)).toEqual(expect.arrayContaining(frames));
  expect([log, await missingMedia()]).toEqual([[], { recording: 0, image: 0 }]);
});

test('[OPERATE-003] a site that gets a bucket later moves what it has into it at the next start', async () => {
  const before = await start(CONFIG);
  const { mix } = await importMix(before);
  const sound = await soundOf(before, mix);
  await stop();
  const config = { ...CONFIG, ...bucket.config };
  await start(config);
  const { archive } = openStorages(config, place.folder);
  const [digest = ''] = await readdir(join(place.folder, 'media/recordings'));
  await until(
    async () => archive?.list(digest),
    (stored) => stored?.size === 3,
  );
  const second = await startElsewhere(config);
  expect((await soundOf(second, mix)).equals(sound)).toBe(true);
  expect((await requestImage(second, mix)).isOwn).toBe(true);
});

test('[OPERATE-003] what is missing everywhere is reported once, refused, and never replaced by other music', async () => {
  const { mix, audio } = await importMix(await start(CONFIG));
  await putOnAir(mix);
  const elsewhere = await startElsewhere({ ...CONFIG, ...bucket.config });
  await until(missingMedia, ({ image, recording }) => image === 1 && recording === 1);
  for (let request = 0; request < 2; request += 1) {
    const refusal = await readRefusal(await requestAudio(elsewhere, mix));
    expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
  }
  expect(await requestImage(elsewhere, mix)).toEqual({ isOwn: false, cacheControl: 'public, max-age=300' });
  // There is other music that could be played in its place.
  await soundOf(elsewhere, (await elsewhere.call('getMix', { params: { id: 400 } })).data);
  const { title, frames } = await hearDeep(elsewhere);
  expect(title).toBe(EMERGENCY_TITLE);
  expect((await nowPlayingOn(elsewhere)).title).toBe(EMERGENCY_LOOP);
  expect(framesOf(await createEmergencyLoop().make(96))).toEqual(expect.arrayContaining(frames));
  expect(log).toEqual([
    expect.stringMatching(/recording of "Own Set" is missing: recordings\/[0-9a-f]{24}\./),
    expect.stringMatching(/image of "Own Set" is missing: covers\/[0-9a-f]{32}\./),
  ]);

  await sendImport(elsewhere, await operatorTokenOf(elsewhere), { audio });
  expect((await missingMedia())['recording']).toBe(0);
  expect((await nowPlayingOn(elsewhere)).title).toBe('Own Set');
  expect((await soundOf(elsewhere, mix)).length).toBeGreaterThan(0);
});
