import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { createHttpApp } from '../http/create-http-app.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { listen } from '../http/local/listen.ts';
import { addProbes, type ProbeOptions } from './probes.ts';

function createApp(options: Partial<ProbeOptions> = {}) {
  const app = createHttpApp({ logLevel: 'silent' });
  return { app, probes: addProbes(app, { checks: [], ...options }) };
}

test('a live process says so, whatever else is wrong', async () => {
  const { app } = createApp({ checks: [{ name: 'database', run: () => Promise.reject(new Error('gone')) }] });
  const answer = await app.inject('/healthz');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'alive' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('it is ready while all checks pass', async () => {
  const { app } = createApp({ checks: [{ name: 'database', run: () => Promise.resolve() }] });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

test('a failed check is named, without the reason', async () => {
  const { app } = createApp({
    checks: [
      { name: 'database', run: () => Promise.reject(new Error('password of admin refused')) },
      { name: 'pages', run: () => Promise.resolve() },
    ],
  });
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ code: 'server_busy', message: 'Not ready: database.' });
});

test('[OPERATE-005] a shared part that is away is named, and leaves the instance ready', async () => {
  const { app } = createApp({
    checks: [
      { name: 'database', isShared: true, run: () => Promise.reject(new Error('password of admin refused')) },
      { name: 'disk', run: () => Promise.resolve() },
    ],
  });
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ready', away: ['database'] });
});

test('[OPERATE-004] a part that goes away and comes back is one line each, however often probes come', async () => {
  const lines: string[] = [];
  const app = createHttpApp({ logLevel: 'info', logStream: { write: (line) => void lines.push(line) } });
  let isAway = true;
  const run = () => (isAway ? Promise.reject(new Error('no such bucket')) : Promise.resolve());
  addProbes(app, { checks: [{ name: 'bucket', isShared: true, run }] });
  const probe = () => app.inject('/readyz');
  await probe();
  await probe();
  isAway = false;
  await probe();
  await probe();
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      level: 40,
      msg: 'bucket is away',
      err: expect.objectContaining({ message: 'no such bucket' }),
    }),
    expect.objectContaining({ level: 40, msg: 'bucket is back' }),
  ]);
});

test('metrics say whether the instance is ready, and which part is there', async () => {
  const metrics = createMetrics();
  const { app, probes } = createApp({
    metrics,
    checks: [
      { name: 'database', isShared: true, run: () => Promise.reject(new Error('gone')) },
      { name: 'disk', run: () => Promise.resolve() },
    ],
  });
  const text = await metrics.text();
  expect(text).toContain('afterglow_ready 1');
  expect(text).toContain('afterglow_part_up{part="database"} 0');
  expect(text).toContain('afterglow_part_up{part="disk"} 1');
  probes.beginStopping();
  expect(await metrics.text()).toContain('afterglow_ready 0');
  await app.close();
});

test('a check that hangs is reported in time, not started twice, and passes again on recovery', async () => {
  let begun = 0;
  const { promise: back, resolve: comeBack } = Promise.withResolvers<undefined>();
  const hanging = { name: 'database', run: () => ((begun += 1), back) };
  const { app } = createApp({ checks: [hanging], limitMs: 10 });
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect(begun).toBe(1);
  comeBack(undefined);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

test('a stopping service is not ready, but still responds to requests', async () => {
  const { app, probes } = createApp();
  app.get('/work', () => 'done');
  probes.beginStopping();
  expect((await app.inject('/readyz')).json()).toEqual({ code: 'server_busy', message: 'The service is stopping.' });
  expect((await app.inject('/work')).body).toBe('done');
});

test('closing waits for a request in progress, which gets its response', async () => {
  const { app } = createApp();
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<undefined>();
  const { promise: work, resolve: finish } = Promise.withResolvers<string>();
  app.get('/slow', () => (isAsked(undefined), work));
  const port = await listen(app, { port: 0, host: '127.0.0.1' });
  const answer = fetch(`http://127.0.0.1:${port}/slow`);
  await asked;
  const closed = app.close();
  finish('whole');
  expect(await (await answer).text()).toBe('whole');
  await closed;
});

test('closing does not wait longer than the grace period for a client that never reads', async () => {
  const app = createHttpApp({ logLevel: 'silent', graceMs: 50 });
  app.get('/never', () => new Promise(() => undefined));
  const port = await listen(app, { port: 0, host: '127.0.0.1' });
  const request = httpRequest(`http://127.0.0.1:${port}/never`).end();
  const broken = once(request, 'error');
  await once(request, 'finish');
  await app.close();
  expect((await broken)[0]).toMatchObject({ code: 'ECONNRESET' });
});
