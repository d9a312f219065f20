/** The service in its own process, with room for all listeners. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { prepareApi } from '@afterglow/api';
import { createDemoStation } from '@afterglow/demo';
import { createHttpApp, listen } from '@afterglow/kit';
import type { RadioReply, RadioRequest } from './radio-messages.ts';

const RESOLUTION_MS = 5;
const NS_PER_MS = 1e6;

const { FOLDER: folder = '', DATABASE_URL: databaseUrl, PORT = '0', RELAY_TOKEN } = process.env;
/** One member on one computer represents a whole audience. */
const audience = {
  MAX_STREAMS_PER_MEMBER: Number.MAX_SAFE_INTEGER,
  MAX_SOCKETS_PER_NETWORK: Number.MAX_SAFE_INTEGER,
};
const config = RELAY_TOKEN === undefined ? audience : { ...audience, RELAY_TOKEN };
const api = await prepareApi({
  folder,
  databaseUrl,
  config,
  station: createDemoStation(),
  maxListeners: Number.MAX_SAFE_INTEGER,
});
const app = createHttpApp({ logLevel: 'silent' });
await app.register(api.plugin);
const port = await listen(app, { port: Number(PORT), host: '127.0.0.1' });
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();

process.on('message', ({ kind }: RadioRequest) => {
  switch (kind) {
    case 'read-event-loop': {
      const longestDelayMs = Math.max(0, delays.max / NS_PER_MS - RESOLUTION_MS);
      delays.reset();
      reply({ kind: 'event-loop', longestDelayMs });
    }
  }
});
process.on('disconnect', () => void stop());
reply({ kind: 'ready', port });

function reply(message: RadioReply): void {
  process.send?.(message);
}

async function stop(): Promise<void> {
  await app.close();
  await api.close();
}
