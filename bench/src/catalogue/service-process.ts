import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { CatalogueHome } from './catalogue-home.ts';
import type { ServiceReply, ServiceRequest } from './service-messages.ts';

export interface ServiceProcess {
  readonly origin: string;
  /** Lets the bare route answer with the bytes of this path; how many they are. */
  serveBare(path: string): Promise<number>;
  /** The longest that the event loop was blocked since this was asked last. */
  readEventLoop(): Promise<number>;
  stop(): Promise<void>;
}

const SERVICE = path.join(import.meta.dirname, 'service.ts');

export async function startService({ folder, databaseUrl }: CatalogueHome): Promise<ServiceProcess> {
  const env = { ...process.env, FOLDER: folder, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
  const child = fork(SERVICE, { env });
  const reply = async <Kind extends ServiceReply['kind']>(
    kind: Kind,
  ): Promise<Extract<ServiceReply, { kind: Kind }>> => {
    const ended = once(child, 'exit').then(() => {
      throw new Error('The service has ended.');
    });
    // One question at a time is asked, so the next message is its answer.
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [ServiceReply];
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
    readEventLoop: async () => (await ask({ kind: 'read-event-loop' }, 'event-loop')).longestDelayMs,
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
