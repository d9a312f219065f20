/// <reference types="node" />
import { webcrypto } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProbe } from './probe.ts';

// sha384 of "code"
const INTEGRITY = 'sha384-AzKOq95bWVDxjAKcy2yGAwrfulZCkcShNJY2NDALHrIT0vMZuwMidM5FlhCfceKu';
let server: Server;
let base = '';

beforeAll(async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }); // jsdom's has no subtle
  server = createServer((request, response) => {
    if (request.url === '/hang') return;
    if (request.url === '/reset') {
      request.socket.destroy();
      return;
    }
    const status = Number(request.url?.slice(1)) || 200;
    response
      .writeHead(status, { 'access-control-allow-origin': '*' })
      .end(request.url === '/tampered' ? 'c0de' : 'code');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.closeAllConnections());
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each([
  ['/404', 'missing'],
  ['/410', 'missing'],
  ['/500', 'network'],
  ['/reset', 'network'],
  ['/hang', 'network'],
  ['/tampered', 'integrity'],
  ['/fine', 'network'],
])('%s is %s', async (path, reason) => {
  const limitMs = path === '/hang' ? 300 : 5000;
  expect(await createProbe(limitMs)({ url: `${base}${path}`, integrity: INTEGRITY })).toBe(reason);
});
