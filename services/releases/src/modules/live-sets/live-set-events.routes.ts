import type { ServerResponse } from 'node:http';
import { registryOperations } from '@afterglow/shared-contracts/registry';
import type { OpenStreams } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import type { Admit } from '../../access/admit.ts';
import { createRegistrar } from '../../http/register-operation.ts';
import type { FindPreview } from '../preview.ts';
import type { EventStreams } from './event-streams.ts';
import type { LiveSetHub } from './live-set-hub.ts';
import type { LiveSetSnapshot } from './live-view.ts';
import { type Sight, sightOf } from './sight.ts';

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

export interface LiveSetEventsOptions {
  readonly hub: LiveSetHub;
  readonly findPreview: FindPreview;
  readonly streams: EventStreams;
  readonly openStreams: OpenStreams;
}

/** Pushes to tabs: the current live set at once, then every new one as it goes live. */
export function liveSetEventsRoutes({ hub, findPreview, streams, openStreams }: LiveSetEventsOptions, admit: Admit) {
  return function register(app: FastifyInstance): void {
    const clients = new Map<ServerResponse, Sight>();
    const heartbeat = setInterval(() => {
      for (const [client, sight] of clients) send(client, sight, ': still here\n\n');
    }, HEARTBEAT_INTERVAL_MS);
    heartbeat.unref();
    app.addHook('onClose', () => clearInterval(heartbeat));

    createRegistrar(app, admit).raw(registryOperations.followLiveSet, async ({ params, request, reply }) => {
      const sight = await sightOf({ ...{ hub, findPreview, request }, environment: params.environment });
      const leave = streams.enter(request.ip);
      reply.hijack();
      const client = reply.raw;
      if (client.destroyed) return leave();
      client.writeHead(200, { ...reply.getHeaders(), ...HEADERS } as Record<string, string>);
      client.write(`retry: ${RECONNECT_AFTER_MS}\n${toEvent(sight.current())}`);
      const unsubscribe = sight.subscribe(() => send(client, sight, toEvent(sight.current())));
      clients.set(client, sight);
      openStreams.add(client);
      client.once('close', () => {
        leave();
        clients.delete(client);
        unsubscribe();
      });
    });
  };
}

function toEvent({ liveSet, json }: LiveSetSnapshot): string {
  return `event: live-set\nid: ${liveSet.revision}\ndata: ${json}\n\n`;
}

function send(client: ServerResponse, sight: Sight, text: string): void {
  if (sight.hasEnded()) client.end();
  else if (client.writableLength > BACKLOG_MAX_BYTES) client.destroy();
  else client.write(text);
}
