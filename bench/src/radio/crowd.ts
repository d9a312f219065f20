import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { CrowdReply, CrowdRequest } from './crowd-messages.ts';

export type AudienceKind = Exclude<CrowdRequest['kind'], 'report'>;
export type CrowdReport = Extract<CrowdReply, { kind: 'report' }>;

export interface Crowd {
  /** Resolves when this many are connected. */
  come(kind: AudienceKind, url: string, count: number): Promise<void>;
  report(): Promise<CrowdReport>;
  leave(): Promise<void>;
}

const PROCESS = path.join(import.meta.dirname, 'crowd-process.ts');

export function gatherCrowd(): Crowd {
  const child = fork(PROCESS);
  const ask = async (request: CrowdRequest): Promise<CrowdReply> => {
    const done = new AbortController();
    const { signal } = done;
    const ended = once(child, 'exit', { signal }).then(() => {
      throw new Error('The audience has ended: see above.');
    });
    ended.catch(() => undefined);
    const answer = once(child, 'message', { signal });
    child.send(request);
    try {
      const [message] = (await Promise.race([answer, ended])) as [CrowdReply];
      return message;
    } finally {
      answer.catch(() => undefined);
      done.abort();
    }
  };
  return {
    async come(kind, url, count) {
      await ask({ kind, url, count });
    },
    async report() {
      const reply = await ask({ kind: 'report' });
      if (reply.kind !== 'report') throw new Error(`The audience answered ${reply.kind}.`);
      return reply;
    },
    async leave() {
      if (!child.connected) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
