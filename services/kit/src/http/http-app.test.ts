import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { ServiceError } from '../errors/service-error.ts';
import { createHttpApp } from './create-http-app.ts';
import { listen } from './local/listen.ts';
import { trackOpenStreams } from './open-streams.ts';

function fakeTimeouts(): void {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'Date', 'performance'],
  });
}
afterEach(() => jest.useRealTimers());

function createApp(logLevel = 'silent') {
  const lines: string[] = [];
  const app = createHttpApp({ logLevel, logStream: { write: (line) => void lines.push(line) }, bodyLimitBytes: 100 });
  app.get('/conflict', () => {
    throw new ServiceError('conflict', 'conflict', 'Based on an old one.', { details: { revision: 7 } });
  });
  app.get('/broken', () => {
    throw new Error('select * from secrets');
  });
  app.post('/echo', (request) => request.body);
  return { app, lines };
}

test('a business error becomes its status, its code and its public details', async () => {
  const answer = await createApp().app.inject('/conflict');
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toEqual({ code: 'conflict', message: 'Based on an old one.', revision: 7 });
});

test('an unexpected error shows its cause in the log only', async () => {
  const { app, lines } = createApp('info');
  const answer = await app.inject('/broken');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ code: 'unexpected', message: 'Something went wrong on our side. Please try again.' });
  expect(lines.join('')).toContain('select * from secrets');
});

test.each([
  ['a path that is not there', { url: '/nothing' }, 404, 'not_found'],
  ['an address that cannot be decoded', { url: '/%E0%A4%A' }, 400, 'validation_failed'],
  [
    'a body that is no JSON',
    { method: 'POST', url: '/echo', body: '{', headers: { 'content-type': 'application/json' } },
    400,
    'validation_failed',
  ],
  ['a body that is too large', { method: 'POST', url: '/echo', body: { text: 'x'.repeat(200) } }, 413, 'too_large'],
] as const)('%s responds in the same shape', async (_what, request, status, code) => {
  const answer = await createApp().app.inject(request);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ code, message: expect.any(String) });
});

test.each([
  ['/100%', '/100%25'],
  ['/genre/%E0%A4%A?from=50%25', '/genre/%25E0%25A4%25A?from=50%25'],
  ['//elsewhere.example/%', '/elsewhere.example/%25'],
])('a person who opens %s, which cannot be decoded, is redirected to %s on the same host', async (url, location) => {
  const answer = await createApp().app.inject({ url, headers: { accept: 'text/html,*/*' } });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
});

test('an oversized or invalid request responds in the same shape', async () => {
  const { app } = createApp();
  const port = await listen(app, { port: 0, host: '127.0.0.1' });
  const tooLong = await fetch(`http://127.0.0.1:${port}/?${'x'.repeat(20_000)}`);
  expect(tooLong.status).toBe(431);
  expect(await tooLong.json()).toEqual({ code: 'too_large', message: expect.any(String) });
  const socket = connect(port, '127.0.0.1').setEncoding('utf8').end('nonsense\r\n\r\n');
  const answer = (await socket.toArray()).join('');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain('"code":"validation_failed"');
  expect(answer).toContain("content-security-policy: default-src 'none'");
  await app.close();
});

test('rejects a body that does not arrive in time, and ends its connection', async () => {
  const app = createHttpApp({ logLevel: 'silent', bodyWaitMs: 50 });
  app.post('/echo', (request) => request.body);
  const port = await listen(app, { port: 0, host: '127.0.0.1' });
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write('POST /echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
  const answer = (await socket.toArray()).join('');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"validation_failed"');
  await app.close();
});

test('a body that is too large is rejected, and the connection stays usable', async () => {
  const { app } = createApp();
  const port = await listen(app, { port: 0, host: '127.0.0.1' });
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const head = 'POST /echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length:';
  socket.write(`${head} 200\r\n\r\n`);
  const [refusal] = (await once(socket, 'data')) as [string];
  expect(refusal).toMatch(/^HTTP\/1\.1 413 /);
  socket.write(`${'x'.repeat(200)}${head} 2\r\nconnection: close\r\n\r\n{}`);
  expect((await socket.toArray()).join('')).toMatch(/^HTTP\/1\.1 200 /);
  await app.close();
});

test('a rejected body that keeps coming is cut off', async () => {
  const app = createHttpApp({ logLevel: 'silent', bodyLimitBytes: 100, drainMs: 50 });
  app.post('/echo', (request) => request.body);
  const port = await listen(app, { port: 0, host: '127.0.0.1' });
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write('POST /echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 200\r\n\r\n{');
  expect((await socket.toArray()).join('')).toMatch(/^HTTP\/1\.1 413 /);
  await app.close();
});

test('a call within the process has no connection that could be cut', async () => {
  const app = createHttpApp({ logLevel: 'silent', drainMs: 1 });
  app.get('/here', () => ({}));
  fakeTimeouts();
  expect((await app.inject('/here')).statusCode).toBe(200);
  expect(() => jest.runAllTimers()).not.toThrow();
});

test('a body that a route reads directly has no time limit', async () => {
  fakeTimeouts();
  const app = createHttpApp({ logLevel: 'silent', bodyWaitMs: 1 });
  app.addContentTypeParser('audio/mpeg', (_request, payload, done) => done(null, payload));
  app.post('/music', async (request) => {
    const music = request.body as IncomingMessage;
    await once(music, 'data');
    reachedHandler.resolve(undefined);
    return { rest: (await music.toArray()).length };
  });
  const reachedHandler = Promise.withResolvers<undefined>();
  const port = await listen(app, { port: 0, host: '127.0.0.1' });
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write(
    'POST /music HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: audio/mpeg\r\ncontent-length: 2\r\n\r\na',
  );
  await reachedHandler.promise;
  jest.runAllTimers();
  socket.write('b');
  expect((await socket.toArray()).join('')).toContain('{"rest":1}');
  await app.close();
});

test('a statement that takes too long is a temporary failure', async () => {
  const { app } = createApp();
  const error = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  app.get('/slow', () => Promise.reject(error));
  expect((await app.inject('/slow')).statusCode).toBe(503);
});

test('an unavailable database is a temporary failure, whatever the driver calls it', async () => {
  const { app } = createApp();
  const errors = [
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED', syscall: 'connect' }),
    Object.assign(new Error('the database system is starting up'), { code: '57P03' }),
    new Error('Connection terminated unexpectedly'),
  ];
  errors.forEach((error, index) => app.get(`/away/${index}`, () => Promise.reject(error)));
  for (const index of errors.keys()) {
    const answer = await app.inject(`/away/${index}`);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toMatchObject({ code: 'server_busy' });
  }
});

test('an overlong path segment responds in the same shape', async () => {
  const { app } = createApp();
  app.get('/things/:id', () => ({}));
  const answer = await app.inject(`/things/${'x'.repeat(500)}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ code: 'validation_failed', message: expect.any(String) });
});

test.each(['/nothing', '/%E0%A4%A'])(
  'every response has the security headers, and none upgrades to https: %s',
  async (url) => {
    const { headers } = await createApp().app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  },
);

test('no secret of a request gets into the log', async () => {
  const { app, lines } = createApp('trace');
  app.get('/login', (request) => {
    request.log.info({ headers: request.headers, body: { password: 'secret-4' }, token: 'secret-5' }, 'look');
    return {};
  });
  await app.inject({
    url: '/login?token=secret-1&expires=5&signature=secret-2?secret-9&email=secret-8%40example.com',
    headers: { authorization: 'Bearer secret-3', cookie: 'session=secret-6', 'x-auth-token': 'secret-7' },
  });
  expect(lines.join('')).toContain('/login?token=[redacted]&expires=5&signature=[redacted]&email=[redacted]');
  expect(lines.join('')).not.toContain('secret-');
});

test('a port in use is a start-up error that says what to do', async () => {
  const { app } = createApp();
  const port = await listen(app, { port: 0, host: '127.0.0.1' });
  await expect(listen(createApp().app, { port, host: '127.0.0.1' })).rejects.toMatchObject({
    name: 'StartupError',
    message: `Port ${port} is in use. Stop the other program, or set PORT to a free port.`,
  });
  await app.close();
});

test('closing ends the endless responses', async () => {
  const { app } = createApp();
  const streams = trackOpenStreams(app);
  app.get('/endless', (_request, reply) => {
    reply.hijack();
    reply.raw.write('hello');
    streams.add(reply.raw);
  });
  const port = await listen(app, { port: 0, host: '127.0.0.1' });
  const [response] = (await once(get(`http://127.0.0.1:${port}/endless`), 'response')) as [IncomingMessage];
  await once(response, 'data');
  expect(streams.size).toBe(1);
  const closed = new Promise((resolve) => response.on('error', () => undefined).once('close', resolve));
  await app.close();
  await closed;
});
