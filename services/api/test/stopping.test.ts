import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { until } from '@afterglow/kit/testing';
import { makeProcessPlace, type ServiceProcess, startServiceProcess } from '#testing/service-process.ts';

/** Stopping takes seconds at most; a test that waits longer has found one that hangs. */
const STOP_LIMIT_MS = 8_000;
jest.setTimeout(60_000);

let place: Awaited<ReturnType<typeof makeProcessPlace>>;
let service: ServiceProcess;
beforeAll(async () => {
  place = await makeProcessPlace();
  service = await startServiceProcess(place, { STOP_DELAY_MS: '1000' });
});
afterAll(async () => {
  service.child.kill('SIGKILL');
  await place.remove();
});

async function openLiveStream(): Promise<IncomingMessage> {
  const token = await service.logIn('free');
  const { data } = await service.call('validateStreaming', { query: { station: 'chill', mount: 'low' }, token });
  const { data: stations } = await service.call('listStations');
  const address = stations['chill']?.servers[0]?.urls.low?.[0] ?? '';
  const request = get(`${new URL(address, service.origin).href}?token=${encodeURIComponent(data.token)}`);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  await once(response, 'data');
  return response;
}

test('metrics report listeners by channel and mount, sockets, requests, and the database', async () => {
  const stream = await openLiveStream();
  const metrics = await (await fetch(`${service.origin}/metrics`)).text();
  expect(metrics).toContain('afterglow_live_listeners{channel="chill",mount="low"} 1');
  expect(metrics).toContain('afterglow_live_listeners{channel="deep",mount="high"} 0');
  expect(metrics).toContain('afterglow_now_playing_sockets 0');
  expect(metrics).toMatch(
    /_request_duration_seconds_count\{operation="validateStreaming",method="GET",status="200"\} 1/,
  );
  expect(metrics).toContain('afterglow_database_connections{state="waiting"} 0');
  // The login's own mail may still be queued.
  expect(metrics).toMatch(/^afterglow_mails\{state="queued"\} \d+$/m);
  expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(metrics).toContain('afterglow_dead_air{channel="chill"} 0');
  expect(metrics).toContain('afterglow_logins_total{outcome="succeeded"} 1');
  stream.destroy();
  const ended = await until(
    () => Promise.resolve(service.lines.find(({ msg }) => msg === 'stream ended')),
    (line) => line !== undefined,
  );
  expect(ended).toMatchObject({ channel: 'chill', mount: 'low', durationMs: expect.any(Number) });
  expect(Object.keys(ended ?? {}).sort()).toEqual([
    'channel',
    'durationMs',
    'instance',
    'level',
    'mount',
    'msg',
    'reqId',
    'time',
    'version',
  ]);
});

test('SIGTERM, also twice, drains callers, ends streams and sockets, and exits with 0', async () => {
  const stream = await openLiveStream();
  const streamEnded = once(stream.resume(), 'close');
  const socket = new WebSocket(`${service.origin.replace('http', 'ws')}/v3/stations/nowplaying`);
  await once(socket, 'message');
  const socketClosed = once(socket, 'close');
  expect((await fetch(`${service.origin}/readyz`)).status).toBe(200);

  const startedAt = performance.now();
  const ended = service.end('SIGTERM');
  service.child.kill('SIGTERM');
  while ((await fetch(`${service.origin}/readyz`)).status === 200);
  // Until the load balancer reacts, new callers are still served.
  expect((await service.call('listGenres')).status).toBe(200);
  await Promise.all([streamEnded, socketClosed]);
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(performance.now() - startedAt).toBeLessThan(STOP_LIMIT_MS);
});
