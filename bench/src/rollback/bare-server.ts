import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { BareReply, BareRequest } from './bare-messages.ts';

export interface BareServer {
  readonly url: string;
  publish(how: BareRequest['how'], liveSet: unknown): void;
  stop(): Promise<void>;
}

export async function startBareServer(): Promise<BareServer> {
  const child = fork(path.join(import.meta.dirname, 'bare-process.ts'));
  const [{ port }] = (await once(child, 'message')) as [BareReply];
  return {
    url: `http://127.0.0.1:${port}/`,
    publish: (how, liveSet) => void child.send({ kind: 'tell', liveSet, how } satisfies BareRequest),
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
