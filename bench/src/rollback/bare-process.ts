/** Event streams without a registry: the minimal and the naive cost of notifying this many tabs. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BareReply, BareRequest } from './bare-messages.ts';

const tabs = new Set<ServerResponse>();
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('retry: 1000\n\n');
  tabs.add(response);
  response.once('close', () => tabs.delete(response));
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ kind: 'ready', port } satisfies BareReply);
});

process.on('message', ({ liveSet, how }: BareRequest) => {
  const once = Buffer.from(textOf(liveSet));
  for (const tab of tabs) tab.write(how === 'once' ? once : textOf(liveSet));
});
process.on('disconnect', () => process.exit());

function textOf(liveSet: unknown): string {
  return `event: live-set\ndata: ${JSON.stringify(liveSet)}\n\n`;
}
