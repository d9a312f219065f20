/** The service in a process of its own, on a catalogue that is there already; beside it a route that does nothing. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { prepareApi } from '@afterglow/api';
import { createHttpApp, listen } from '@afterglow/shared-service';
import { BARE_PATH, type ServiceReply, type ServiceRequest } from './service-messages.ts';

const RESOLUTION_MS = 5;
const NS_PER_MS = 1e6;

const { FOLDER: folder = '', DATABASE_URL: databaseUrl } = process.env;
const api = await prepareApi({ folder, databaseUrl, warmUp: false });
const app = createHttpApp({ logLevel: 'silent' });
await app.register(api.plugin);
let bare: { readonly type: string; readonly bytes: Buffer } = { type: 'text/plain', bytes: Buffer.alloc(0) };
app.get(BARE_PATH, (_request, reply) => reply.type(bare.type).send(bare.bytes));
const port = await listen(app, { port: 0, host: '127.0.0.1' });
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();

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
    case 'read-event-loop': {
      const longestDelayMs = Math.max(0, delays.max / NS_PER_MS - RESOLUTION_MS);
      delays.reset();
      reply({ kind: 'event-loop', longestDelayMs });
    }
  }
}

function reply(message: ServiceReply): void {
  process.send?.(message);
}

async function stop(): Promise<void> {
  await app.close();
  await api.close();
}
