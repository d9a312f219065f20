import type { ServerResponse } from 'node:http';
import type { LiveSet } from '@afterglow/shared-contracts';
import { registryOperations } from '@afterglow/shared-registry-contracts';
import { acceptedEncodings, type OpenStreams } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import type { Authorize } from '../../access/authorize.ts';
import { createRegistrar } from '../../http/register-operation.ts';
import type { RecordServed } from '../health/index.ts';
import type { FindPreview } from '../previews/index.ts';
import { createGzipEncoding, createPlainEncoding, type SseEncoding } from './sse-encodings.ts';
import type { EventStreams } from './event-streams.ts';
import type { LiveSetHub } from '../live-views/index.ts';
import { type VisibleLiveSet, visibleLiveSetOf } from './visible-live-set.ts';
import { notifyInBatches } from './notify-in-batches.ts';

/** Proxies cut connections that are silent for a minute, and a tab counts a stream as dead after 25 seconds. */
const HEARTBEAT_INTERVAL_MS = 10_000;
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
  readonly recordServed: RecordServed;
}

interface Tab {
  readonly client: ServerResponse;
  readonly sight: VisibleLiveSet;
  readonly form: SseEncoding;
  /** Records what it was served; previews and staging are not recorded. */
  readonly note: (liveSet: LiveSet) => void;
}

/** Pushes to tabs: the current live set immediately, then every new one as it goes live. */
export function liveSetEventsRoutes(options: LiveSetEventsOptions, authorize: Authorize) {
  const { hub, findPreview, streams, openStreams, recordServed } = options;
  return function register(app: FastifyInstance): void {
    const [plain, packed] = [createPlainEncoding(), createGzipEncoding()];
    const tabs = new Set<Tab>();
    const due = notifyInBatches<Tab>(notify);
    const silent = notifyInBatches<Tab>((tab) => send(tab, tab.form.heartbeat));
    const heartbeat = setInterval(() => {
      for (const tab of tabs) silent.add(tab);
    }, HEARTBEAT_INTERVAL_MS);
    heartbeat.unref();
    app.addHook('onClose', () => clearInterval(heartbeat));

    createRegistrar(app, authorize).raw(registryOperations.followLiveSet, async ({ params, request, reply }) => {
      const sight = await visibleLiveSetOf({ hub, findPreview, request, environment: params.environment });
      const leave = streams.enter(request.ip);
      reply.hijack();
      const client = reply.raw;
      if (client.destroyed) return leave();
      const form = acceptedEncodings(request.headers['accept-encoding']).includes('gzip') ? packed : plain;
      client.writeHead(200, { ...reply.getHeaders(), ...HEADERS, ...form.headers } as Record<string, string>);
      client.write(form.beginning);
      const isLive = params.environment === 'production';
      const note = (liveSet: LiveSet) => isLive && recordServed(request.ip, liveSet, 'stream');
      const tab = { client, sight, form, note };
      notify(tab);
      const unsubscribe = sight.subscribe(() => due.add(tab));
      tabs.add(tab);
      openStreams.add(client);
      client.once('close', () => {
        leave();
        for (const those of [tabs, due, silent]) those.delete(tab);
        unsubscribe();
      });
    });
  };
}

function notify(tab: Tab): void {
  const snapshot = tab.sight.current();
  send(tab, tab.form.eventOf(snapshot));
  tab.note(snapshot.liveSet);
}

function send({ client, sight }: Tab, bytes: Buffer): void {
  if (client.writableEnded) return;
  if (sight.hasEnded()) client.end();
  else if (client.writableLength > BACKLOG_MAX_BYTES) client.destroy();
  else client.write(bytes);
}
