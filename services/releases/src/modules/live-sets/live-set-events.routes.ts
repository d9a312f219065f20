import type { ServerResponse } from 'node:http';
import { registryOperations } from '@afterglow/shared-contracts/registry';
import type { OpenStreams } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import type { Admit } from '../../access/admit.ts';
import { createRegistrar } from '../../http/register-operation.ts';
import { visitorOf } from '../visitor.ts';
import type { LiveSetHub } from './live-set-hub.ts';
import type { LiveSetSnapshot } from './live-view.ts';

/** Proxies cut connections that are silent for a minute. */
const HEARTBEAT_INTERVAL_MS = 15_000;
const RECONNECT_AFTER_MS = 1000;
/** A client that does not read is disconnected; it reconnects and gets the current live set. */
const BACKLOG_MAX_BYTES = 1_000_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** Pushes to tabs: the current live set at once, then every new one as it goes live. */
export function liveSetEventsRoutes(hub: LiveSetHub, openStreams: OpenStreams, admit: Admit) {
  return function register(app: FastifyInstance): void {
    const clients = new Set<ServerResponse>();
    const heartbeat = setInterval(() => {
      for (const client of clients) send(client, ': still here\n\n');
    }, HEARTBEAT_INTERVAL_MS);
    heartbeat.unref();
    app.addHook('onClose', () => clearInterval(heartbeat));

    createRegistrar(app, admit).raw(registryOperations.followLiveSet, ({ params: { environment }, request, reply }) => {
      const visitor = visitorOf(request);
      const now = () => toEvent(hub.current(environment, visitor));
      reply.hijack();
      const client = reply.raw;
      client.writeHead(200, { ...reply.getHeaders(), ...HEADERS } as Record<string, string>);
      client.write(`retry: ${RECONNECT_AFTER_MS}\n${now()}`);
      const unsubscribe = hub.subscribe(environment, () => send(client, now()));
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
  if (client.writableLength > BACKLOG_MAX_BYTES) client.destroy();
  else client.write(text);
}
