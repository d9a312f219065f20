import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registryOperations } from '@afterglow/shared-registry-contracts';
import { callRegistry } from './call-registry.ts';

const PRODUCTION = { params: { environment: 'production' } } as const;
const INTACT = { environment: 'production', revisions: 3, firstBrokenRevision: null };
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function registryThat(answers: RequestListener) {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // A listening TCP server has this kind of address.
  const { port } = server.address() as AddressInfo;
  servers.push(server);
  return `http://127.0.0.1:${port}`;
}

test('gives up on a registry that never responds, with its URL in the error', async () => {
  const url = await registryThat(() => undefined);
  await expect(callRegistry({ url, limitMs: 50 }, registryOperations.verifyHistory, PRODUCTION)).rejects.toMatchObject({
    code: 'unreachable',
    message: `The registry at ${url} didn't answer within 0.05 seconds. Your change may have gone through. Check before you try again.`,
  });
});

test('resends a read after a lost connection, but not a change', async () => {
  const calls: string[] = [];
  const url = await registryThat((request, response) => {
    calls.push(request.method ?? '');
    if (calls.length === 1 || request.method !== 'GET') request.socket.destroy();
    else response.end(JSON.stringify(INTACT));
  });
  await expect(callRegistry({ url }, registryOperations.verifyHistory, PRODUCTION)).resolves.toEqual(INTACT);
  const change = { params: { environment: 'production', remote: 'radio' }, body: { reason: 'it is broken' } } as const;
  await expect(callRegistry({ url }, registryOperations.rollBack, change)).rejects.toMatchObject({
    code: 'unreachable',
  });
  expect(calls).toEqual(['GET', 'GET', 'POST']);
});
