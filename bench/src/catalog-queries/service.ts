/** The service in its own process, on an existing catalog, with an additional route without work. */
import { prepareApi } from '@afterglow/api';
import { createDemoStation } from '@afterglow/demo';
import { createHttpApp, listen } from '@afterglow/kit';
import { watchEventLoop } from '@afterglow/kit/testing';
import { BARE_PATH, type ServiceReply, type ServiceRequest } from './service-messages.ts';

const { FOLDER: folder = '', DATABASE_URL: databaseUrl } = process.env;
const api = await prepareApi({ folder, databaseUrl, station: createDemoStation(), warmUp: false });
const app = createHttpApp({ logLevel: 'silent' });
await app.register(api.plugin);
let bare: { readonly type: string; readonly bytes: Buffer } = { type: 'text/plain', bytes: Buffer.alloc(0) };
app.get(BARE_PATH, (_request, reply) => reply.type(bare.type).send(bare.bytes));
const port = await listen(app, { port: 0, host: '127.0.0.1' });
const readEventLoop = watchEventLoop();

process.on('message', (request: ServiceRequest) => void answer(request));
process.on('disconnect', () => void stop());
reply({ kind: 'ready', port });

async function answer(request: ServiceRequest): Promise<void> {
  switch (request.kind) {
    case 'serve-bare': {
      const response = await fetch(`http://127.0.0.1:${port}${request.path}`);
      bare = { type: response.headers.get('content-type') ?? '', bytes: Buffer.from(await response.arrayBuffer()) };
      reply({ kind: 'serves-bare', bytes: bare.bytes.length });
      return;
    }
    case 'read-event-loop':
      reply({ kind: 'event-loop', ...readEventLoop() });
  }
}

function reply(message: ServiceReply): void {
  process.send?.(message);
}

async function stop(): Promise<void> {
  await app.close();
  await api.close();
}
