import { createHttpApp } from '../create-http-app.ts';
import { listen } from './listen.ts';
import { listeningHost } from './listening-host.ts';
import { localOrigin } from './local-origin.ts';

test.each([
  [undefined, undefined, '127.0.0.1'],
  [undefined, 'http://localhost:4800', '127.0.0.1'],
  [undefined, 'https://radio.example', '0.0.0.0'],
  ['0.0.0.0', undefined, '0.0.0.0'],
  ['10.0.0.7', 'https://radio.example', '10.0.0.7'],
])('with HOST=%s and PUBLIC_URL=%s a service listens at %s', (HOST, PUBLIC_URL, expected) => {
  expect(listeningHost({ HOST, PUBLIC_URL })).toBe(expected);
});

test('a server without configuration listens on this computer only', async () => {
  const app = createHttpApp({ logLevel: 'silent' });
  const port = await listen(app, { port: 0 });
  expect(app.addresses()).toEqual([expect.objectContaining({ address: '127.0.0.1' })]);
  expect(localOrigin(app)).toBe(`http://localhost:${port}`);
  await app.close();
});

test.each([
  ['0.0.0.0', 'localhost'],
  ['127.0.0.1', 'localhost'],
])('from this machine a server that listens at %s is at %s', async (host, name) => {
  const app = createHttpApp({ logLevel: 'silent' });
  const port = await listen(app, { port: 0, host });
  expect(localOrigin(app)).toBe(`http://${name}:${port}`);
  await app.close();
});
