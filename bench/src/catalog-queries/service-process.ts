import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { EventLoopReading } from '@afterglow/kit/testing';
import type { CatalogHome } from './catalog-home.ts';
import type { ServiceReply, ServiceRequest } from './service-messages.ts';

export interface ServiceProcess {
  readonly origin: string;
  /** Makes the bare route respond with the bytes of this path; returns their number. */
  serveBare(path: string): Promise<number>;
  /** The state of the event loop since the last message. */
  readEventLoop(): Promise<EventLoopReading>;
  stop(): Promise<void>;
}

const SERVICE = path.join(import.meta.dirname, 'service.ts');

export async function startService({ folder, databaseUrl }: CatalogHome): Promise<ServiceProcess> {
  const env = { ...process.env, FOLDER: folder, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
  const child = fork(SERVICE, { env });
  // Messages are sent one at a time, so the next one is the reply.
  const next = async (signal: AbortSignal) => ((await once(child, 'message', { signal })) as [ServiceReply])[0];
  const ended = async (signal: AbortSignal): Promise<never> => {
    await once(child, 'exit', { signal });
    throw new Error('The service has ended.');
  };
  const reply = async <Kind extends ServiceReply['kind']>(
    kind: Kind,
  ): Promise<Extract<ServiceReply, { kind: Kind }>> => {
    const given = new AbortController();
    const message = await Promise.race([next(given.signal), ended(given.signal)]).finally(() => given.abort());
    if (message.kind !== kind) throw new Error(`The service answered ${message.kind} in place of ${kind}.`);
    return message as Extract<ServiceReply, { kind: Kind }>;
  };
  const ask = <Kind extends ServiceReply['kind']>(request: ServiceRequest, kind: Kind) => {
    const answer = reply(kind);
    child.send(request);
    return answer;
  };
  const { port } = await reply('ready');
  return {
    origin: `http://127.0.0.1:${port}`,
    serveBare: async (barePath) => (await ask({ kind: 'serve-bare', path: barePath }, 'serves-bare')).bytes,
    readEventLoop: () => ask({ kind: 'read-event-loop' }, 'event-loop'),
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
