import { Worker } from 'node:worker_threads';
import { StartupError } from '../../errors/startup-error.ts';
import type {
  EmbeddedFailure,
  EmbeddedPlace,
  EmbeddedReply,
  EmbeddedRequest,
  EmbeddedResult,
} from './embedded-protocol.ts';

interface Pending {
  resolve: (result: EmbeddedResult) => void;
  reject: (error: Error) => void;
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** The thread of an embedded database. */
export interface EmbeddedThread {
  send(request: DistributiveOmit<EmbeddedRequest, 'id'>): Promise<EmbeddedResult>;
  /** Whether it can't be used anymore: every further request is rejected. */
  hasEnded(): boolean;
  stop(): Promise<void>;
}

type OnNotification = (channel: string, payload: string) => void;

/** After it the database must be opened again, which repairs it; asked for anything, its thread would never answer. */
const PANIC = 'PANIC';

/** Opens the database on a thread; throws a StartupError when it can't. */
export async function openThread(place: EmbeddedPlace, onNotification: OnNotification): Promise<EmbeddedThread> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: place });
  await untilReady(worker, place.folder);
  return connectWorker(worker, onNotification);
}

function untilReady(worker: Worker, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: { message: string }) => {
      void worker.terminate();
      reject(
        new StartupError(
          'database-unreachable',
          `Couldn't open the database in ${folder} (${error.message}). Restore it from a backup, or move the folder to start fresh.`,
          { cause: error },
        ),
      );
    };
    const failAtExit = () => fail({ message: 'its thread has ended' });
    worker.once('error', fail);
    worker.once('exit', failAtExit);
    worker.once('message', (reply: EmbeddedReply) => {
      worker.off('error', fail);
      worker.off('exit', failAtExit);
      if (reply.kind === 'failed-to-open') fail(reply.failure);
      else resolve();
    });
  });
}

function connectWorker(worker: Worker, onNotification: OnNotification): EmbeddedThread {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let ended: Error | undefined;
  const end = (error: Error) => {
    ended ??= error;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  const stop = async () => void (await worker.terminate());
  worker.on('error', end);
  worker.on('exit', () => {
    end(new Error('The embedded database is closed.'));
  });
  worker.on('message', (reply: EmbeddedReply) => {
    if (reply.kind === 'notification') onNotification(reply.channel, reply.payload);
    else if (reply.kind === 'failure' && reply.failure.severity === PANIC) {
      end(toError(reply.failure));
      void stop();
    } else settle(pending, reply);
  });
  return {
    stop,
    hasEnded: () => ended !== undefined,
    send(request) {
      if (ended) return Promise.reject(ended);
      return new Promise((resolve, reject) => {
        lastId += 1;
        pending.set(lastId, { resolve, reject });
        worker.postMessage({ ...request, id: lastId });
      });
    },
  };
}

function settle(pending: Map<number, Pending>, reply: Exclude<EmbeddedReply, { kind: 'notification' }>): void {
  if (reply.kind === 'ready' || reply.kind === 'failed-to-open') return;
  const waiting = pending.get(reply.id);
  pending.delete(reply.id);
  if (reply.kind === 'result') waiting?.resolve(reply.result);
  else waiting?.reject(toError(reply.failure));
}

function toError(failure: EmbeddedFailure): Error {
  return Object.assign(new Error(failure.message), { name: 'DatabaseError' }, failure);
}
