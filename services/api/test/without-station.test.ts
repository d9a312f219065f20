import { createHttpApp, listen } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import { type Api, prepareApi } from '../src/app/prepare-api.ts';
import { type ApiClient, createApiClient } from '../src/testing/api-client.ts';
import { signUp } from '../src/testing/sign-up.ts';
import { createEmptyEnvironment, type TestEnvironment } from '@afterglow/kit/testing';
import { testOptions } from '../src/testing/start-api.ts';

let place: TestEnvironment;
let service: Api;
let app: FastifyInstance;
let api: ApiClient;

async function start(): Promise<void> {
  const { station: _, ...options } = testOptions(place);
  service = await prepareApi(options);
  app = createHttpApp({ logLevel: 'silent' });
  await app.register(service.plugin);
  api = createApiClient(`http://127.0.0.1:${await listen(app, { port: 0, host: '127.0.0.1' })}`);
}

async function stop(): Promise<void> {
  await app.close();
  await service.close();
}

beforeAll(async () => {
  place = await createEmptyEnvironment();
  await start();
});
afterAll(async () => {
  await stop();
  await place.remove();
});

test('a service without a station has channels and plans, and an empty catalog', async () => {
  expect(Object.keys((await api.call('listStations')).data)).toHaveLength(4);
  expect((await api.call('listPlans')).data).toHaveLength(3);
  expect((await api.call('listMixes')).data).toEqual([]);
  expect((await api.call('listArtists')).data).toEqual([]);
});

test('without a station nothing is on air, and a stream responds that it is busy', async () => {
  const { token } = await signUp(api);
  const { data } = await api.call('validateStreaming', { query: { station: 'deep', mount: 'low' }, token });
  const { status } = await api.request(`/live/a/deep/low.mp3?token=${data.token}`);
  expect(status).toBe(503);
});

test('without a station a channel has a plain image', async () => {
  const picture = await api.request('/media/images/channel/0?width=64');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('a service without a station starts again on its existing data', async () => {
  await stop();
  await start();
  expect(Object.keys((await api.call('listStations')).data)).toHaveLength(4);
});
