import { once } from 'node:events';
import { connect } from 'node:net';
import { NOW_PLAYING_SOCKET_PATH } from '@afterglow/shared-contracts';
import { createHttpApp, listen, systemClock, createConnectionLimiter } from '@afterglow/kit';
import { createManualClock, until } from '@afterglow/kit/testing';
import { registerNowPlayingSocket } from './now-playing.socket.ts';

const KEY = Buffer.alloc(16).toString('base64');

const feed = {
  subscriberCount: 0,
  subscribe: () => () => undefined,
  refresh: () => undefined,
  dispose: () => undefined,
};

async function startServer({ mostOfOne = 1, trustedProxies = [] as readonly string[], clock = systemClock } = {}) {
  const app = createHttpApp({ logLevel: 'silent', trustedProxies });
  const places = createConnectionLimiter(mostOfOne);
  await app.register((scope) => registerNowPlayingSocket(scope, { feed, clock, places }));
  app.get('/page', () => 'hello');
  return { app, port: await listen(app, { port: 0, host: '127.0.0.1' }) };
}

test('an upgrade request without a socket gets a response, and the server can close', async () => {
  const { app, port } = await startServer();
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /page HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200/);
  await once(socket, 'end');
  await app.close();
  socket.destroy();
});

test('a socket without a close frame does not keep the server from closing', async () => {
  const { app, port } = await startServer();
  const { socket, answer } = await shakeHands(port);
  expect(answer).toMatch(/^HTTP\/1\.1 101/);
  await app.close();
  socket.destroy();
});

test('every ten seconds each socket gets a sign of life, also without a change', async () => {
  const clock = createManualClock(0);
  const { app, port } = await startServer({ clock });
  const { socket } = await shakeHands(port);
  for (let beat = 0; beat < 2; beat += 1) {
    clock.advance(10_000);
    const [frame] = (await once(socket, 'data')) as [Buffer];
    // Two bytes of header: it is short, and a server does not mask.
    expect(frame.subarray(2).toString()).toBe('{"nowPlaying":[]}');
  }
  socket.destroy();
  await app.close();
});

/** The whole response to a rejected handshake, otherwise an open socket. */
async function shakeHands(port: number, { from = '127.0.0.1', forwardedFor = '' } = {}) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  const headers = [
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${KEY}`,
    ...(forwardedFor === '' ? [] : [`X-Forwarded-For: ${forwardedFor}`]),
  ];
  socket.write(`GET ${NOW_PLAYING_SOCKET_PATH} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return { socket, answer: answer.toString() };
}

const OPEN = /^HTTP\/1\.1 101/;

test('a subnet at its limit of sockets gets an error message, and others do not', async () => {
  const { app, port } = await startServer({ mostOfOne: 2 });
  const [first, second] = [await shakeHands(port), await shakeHands(port)];
  expect([first.answer, second.answer]).toEqual([expect.stringMatching(OPEN), expect.stringMatching(OPEN)]);
  const refused = await shakeHands(port);
  expect(refused.answer).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\n/);
  expect(refused.answer).toMatch(/retry-after: 60\r\n/);
  expect(refused.answer).toContain(
    '{"code":"too_many_requests","message":"Too many open connections from your network',
  );
  const other = await shakeHands(port, { from: '127.0.0.2' });
  expect(other.answer).toMatch(OPEN);
  first.socket.destroy();
  await until(
    () => shakeHands(port),
    ({ answer }) => OPEN.test(answer),
  );
  for (const { socket } of [second, other]) socket.destroy();
  await app.close();
});

test('the forwarded IP is trusted only from a configured proxy', async () => {
  const { app, port } = await startServer({ mostOfOne: 1, trustedProxies: ['127.0.0.1'] });
  const answers: string[] = [];
  for (const [from, forwardedFor] of [
    ['127.0.0.1', '203.0.113.1'],
    ['127.0.0.1', '203.0.113.2'],
    ['127.0.0.1', '203.0.113.1'],
    ['127.0.0.2', '203.0.113.3'],
    ['127.0.0.2', '203.0.113.4'],
  ] as const) {
    const { answer } = await shakeHands(port, { from, forwardedFor });
    answers.push(answer.slice('HTTP/1.1 '.length, 'HTTP/1.1 101'.length));
  }
  expect(answers).toEqual(['101', '101', '429', '101', '429']);
  await app.close();
});
