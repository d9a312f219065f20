import type { ServerResponse } from 'node:http';
import { registryOperations } from '@afterglow/shared-registry-contracts';
import type { OpenStreams } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import type { Authorize } from '../../access/authorize.ts';
import { createRegistrar } from '../../http/register-operation.ts';
import type { OverviewService } from './overview.service.ts';

/** Proxies cut connections that are silent for a minute. */
const HEARTBEAT_INTERVAL_MS = 15_000;
const RECONNECT_AFTER_MS = 1000;

/** A client that does not read is disconnected, and gets the current state when it reconnects. */
const BACKLOG_MAX_BYTES = 1_000_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

export interface OverviewOptions {
  readonly overview: OverviewService;
  /** Rejects one stream too many of an IP. Returns a disposer for the end of the stream. */
  readonly enterStream: (address: string) => () => void;
  readonly openStreams: OpenStreams;
}

export function overviewRoutes({ overview, enterStream, openStreams }: OverviewOptions, authorize: Authorize) {
  return function register(app: FastifyInstance): void {
    const operations = createRegistrar(app, authorize);

    operations.answer(registryOperations.getOverview, async () => ({
      data: await overview.read(),
      headers: { 'cache-control': 'no-store' },
    }));

    operations.raw(registryOperations.followOverview, async ({ request, reply }) => {
      const isAdmitted = () =>
        authorize(registryOperations.followOverview, request).then(
          () => true,
          () => false,
        );
      const notify = async (client: ServerResponse, text: () => Promise<string>) => {
        if (await isAdmitted()) send(client, await text());
        else client.end();
      };
      const event = async () => `event: overview\ndata: ${JSON.stringify(await overview.read())}\n\n`;
      const heartbeatText = () => Promise.resolve(': still here\n\n');
      const leave = enterStream(request.ip);
      reply.hijack();
      const client = reply.raw;
      if (client.destroyed) return leave();
      client.writeHead(200, { ...reply.getHeaders(), ...HEADERS } as Record<string, string>);
      client.write(`retry: ${RECONNECT_AFTER_MS}\n\n`);
      const again = oneAtATime(
        () => notify(client, event),
        () => client.destroy(),
      );
      const unsubscribe = overview.subscribe(again);
      // An expired session ends its stream, also without changes.
      const heartbeat = setInterval(() => {
        notify(client, heartbeatText).catch(() => client.destroy());
      }, HEARTBEAT_INTERVAL_MS).unref();
      openStreams.add(client);
      client.once('close', () => {
        leave();
        clearInterval(heartbeat);
        unsubscribe();
      });
      again();
    });
  };
}

function send(client: ServerResponse, text: string): void {
  if (client.writableLength > BACKLOG_MAX_BYTES) client.destroy();
  else if (!client.writableEnded && !client.destroyed) client.write(text);
}

/** Runs the work again after changes during a run, so that the last event is the newest. */
function oneAtATime(work: () => Promise<void>, onError: () => void): () => void {
  let isRunning = false;
  let isAskedAgain = false;
  async function run(): Promise<void> {
    isRunning = true;
    do {
      isAskedAgain = false;
      await work();
    } while (isAskedAgain);
    isRunning = false;
  }
  return () => {
    if (isRunning) isAskedAgain = true;
    else run().catch(onError);
  };
}
