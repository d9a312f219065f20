import type { ServerResponse } from 'node:http';
import { environmentSchema, RELEASES_PATH } from '@afterglow/shared-contracts';
import type { OpenStreams } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { parseInput } from '../../http/parse-input.ts';
import type { LiveSetHub, LiveSetSnapshot } from './live-set-hub.ts';

const params = z.object({ environment: environmentSchema });

/** Proxies cut connections that are silent for a minute. */
const heartbeatIntervalMs = 15_000;
const reconnectAfterMs = 1000;
/** A client that does not read is let go; it reconnects and gets the current live set. */
const highestBacklogBytes = 1_000_000;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** The push to tabs: the current live set at once, then every new one as it becomes live. */
export function liveSetEventsRoutes(hub: LiveSetHub, openStreams: OpenStreams) {
  return function register(app: FastifyInstance): void {
    const clients = new Set<ServerResponse>();
    const heartbeat = setInterval(() => {
      for (const client of clients) send(client, ': still here\n\n');
    }, heartbeatIntervalMs);
    heartbeat.unref();
    app.addHook('onClose', () => clearInterval(heartbeat));

    app.get(`${RELEASES_PATH}/environments/:environment/events`, (request, reply) => {
      const { environment } = parseInput(params, request.params);
      reply.hijack();
      const client = reply.raw;
      client.writeHead(200, { ...reply.getHeaders(), ...headers } as Record<string, string>);
      client.write(`retry: ${reconnectAfterMs}\n${toEvent(hub.current(environment))}`);
      const unsubscribe = hub.subscribe(environment, (snapshot) => send(client, toEvent(snapshot)));
      clients.add(client);
      openStreams.add(client);
      client.once('close', () => {
        clients.delete(client);
        unsubscribe();
      });
    });
  };
}

function toEvent({ liveSet, json }: LiveSetSnapshot): string {
  return `event: live-set\nid: ${liveSet.revision}\ndata: ${json}\n\n`;
}

function send(client: ServerResponse, text: string): void {
  if (client.writableLength > highestBacklogBytes) client.destroy();
  else client.write(text);
}
