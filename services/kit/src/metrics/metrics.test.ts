import { createHttpApp } from '../http/create-http-app.ts';
import { createMetrics } from './metrics.ts';

const counted = (text: string) => text.split('\n').filter((line) => line.includes('_seconds_count'));

test('requests are measured by operation or route pattern, never by their URL', async () => {
  const metrics = createMetrics();
  const app = createHttpApp({ logLevel: 'silent', metrics });
  app.get('/things/:id', { config: { operation: 'getThing' } }, () => ({}));
  app.get('/files/:name', () => ({}));
  app.get('/probe', { config: { isProbe: true } }, () => ({}));
  for (const url of ['/things/1', '/things/2', '/files/a.txt', '/nothing?token=secret', '/probe'])
    await app.inject(url);
  expect(counted(await metrics.text()).sort()).toEqual([
    'afterglow_http_request_duration_seconds_count{operation="/files/:name",method="GET",status="200"} 1',
    'afterglow_http_request_duration_seconds_count{operation="getThing",method="GET",status="200"} 2',
    'afterglow_http_request_duration_seconds_count{operation="none",method="GET",status="404"} 1',
  ]);
});

test('a gauge is read on request, and omitted while it cannot be read', async () => {
  const metrics = createMetrics();
  let listeners = 3;
  metrics.gauge({
    name: 'listeners',
    help: 'Listeners.',
    labels: ['channel'],
    read: () => [{ labels: { channel: 'chill' }, value: listeners }],
  });
  metrics.gauge({ name: 'waiting', help: 'Waiting.', read: () => Promise.reject(new Error('no database')) });
  expect(await metrics.text()).toContain('afterglow_listeners{channel="chill"} 3');
  listeners = 4;
  const text = await metrics.text();
  expect(text).toContain('afterglow_listeners{channel="chill"} 4');
  expect(text).not.toMatch(/^afterglow_waiting /m);
});

test('a process reports its event-loop delay and memory', async () => {
  const text = await createMetrics({ ofProcess: true }).text();
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).toContain('process_resident_memory_bytes');
});
