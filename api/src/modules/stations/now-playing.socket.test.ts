import { once } from 'node:events';
import { connect } from 'node:net';
import { NOW_PLAYING_SOCKET_PATH } from '@afterglow/shared-contracts';
import { createHttpApp, listen } from '@afterglow/shared-service';
import { systemClock } from '../../clock.ts';
import { registerNowPlayingSocket } from './now-playing.socket.ts';

/** Any sixteen bytes. */
const KEY = Buffer.alloc(16).toString('base64');

async function startServer() {
  const app = createHttpApp({ logLevel: 'silent' });
  await app.register((scope) =>
    registerNowPlayingSocket(
      scope,
      { subscriberCount: 0, subscribe: () => () => undefined, lookAgain: () => undefined, dispose: () => undefined },
      systemClock,
    ),
  );
  app.get('/page', () => 'hello');
  return { app, port: await listen(app, { port: 0, host: '127.0.0.1' }) };
}

test('a request that asks for an upgrade where there is no socket is answered, and does not keep the server from closing', async () => {
  const { app, port } = await startServer();
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /page HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200/);
  await once(socket, 'end');
  await app.close();
  socket.destroy();
});

test('a listener who does not say goodbye does not keep the server from closing', async () => {
  const { app, port } = await startServer();
  const socket = connect(port, '127.0.0.1');
  const handshake = [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${KEY}`,
  ];
  socket.write(`GET ${NOW_PLAYING_SOCKET_PATH} HTTP/1.1\r\nHost: localhost\r\n${handshake.join('\r\n')}\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 101/);
  await app.close();
  socket.destroy();
});
