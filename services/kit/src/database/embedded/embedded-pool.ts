import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { StartupError } from '../../errors/startup-error.ts';
import type {
  EmbeddedFailure,
  EmbeddedPlace,
  EmbeddedReply,
  EmbeddedRequest,
  EmbeddedResult,
} from './embedded-protocol.ts';
import { createMutex } from './mutex.ts';
import { createHandlerRegistry, listenStatement, type NotificationListener } from '../notifications.ts';
import { type Pool, withConnection } from '../pool.ts';
import type { PostgresQueryResult } from 'kysely';

interface Pending {
  resolve: (result: EmbeddedResult) => void;
  reject: (error: Error) => void;
}

/** An embedded database: a pool of exactly one connection, on its own thread, and its notifications. */
export interface EmbeddedDatabase {
  pool: Pool;
  notifications: NotificationListener;
}

export async function openEmbeddedDatabase(place: EmbeddedPlace): Promise<EmbeddedDatabase> {
  keepWebAssemblyCode();
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: place });
  await untilReady(worker, place.folder);
  const handlers = createHandlerRegistry();
  const send = connectWorker(worker, handlers.dispatch);
  const pool = createPool(worker, send);
  return {
    pool,
    notifications: {
      async listen(channel, handler) {
        const remove = handlers.add(channel, handler);
        await withConnection(pool, (connection) => connection.query(listenStatement(channel)));
        return remove;
      },
      close: () => Promise.resolve(),
    },
  };
}

/**
 * Two databases in one process occasionally crash it while V8 collects the code between WebAssembly and JavaScript ("Check failed:
 * jit_page_->allocations_.erase(addr) == 1", nodejs/node#64500). Uncollected, that code takes a few megabytes.
 */
function keepWebAssemblyCode(): void {
  setFlagsFromString('--no-wasm-code-gc');
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
    worker.once('error', fail);
    worker.once('message', (reply: EmbeddedReply) => {
      worker.off('error', fail);
      if (reply.kind === 'failed-to-open') fail(reply.failure);
      else resolve();
    });
  });
}

type Send = (request: DistributiveOmit<EmbeddedRequest, 'id'>) => Promise<EmbeddedResult>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

function connectWorker(worker: Worker, onNotification: (channel: string, payload: string) => void): Send {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let ended: Error | undefined;
  const end = (error: Error) => {
    ended ??= error;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  worker.on('error', end);
  worker.on('exit', () => {
    end(new Error('The embedded database is closed.'));
  });
  worker.on('message', (reply: EmbeddedReply) => {
    if (reply.kind === 'notification') onNotification(reply.channel, reply.payload);
    else settle(pending, reply);
  });
  return (request) => {
    if (ended) return Promise.reject(ended);
    return new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      worker.postMessage({ ...request, id: lastId });
    });
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

function createPool(worker: Worker, send: Send): Pool {
  const mutex = createMutex();
  return {
    async connect() {
      const release = await mutex.acquire();
      return {
        async query<R>(text: string, parameters?: readonly unknown[]) {
          const result = await send({ kind: 'query', text, parameters });
          // The rows have the shape that the SQL gives them; Kysely types them by the query.
          return result as PostgresQueryResult<R>;
        },
        release,
      };
    },
    usage: () => ({ open: 1, idle: mutex.size === 0 ? 1 : 0, waiting: Math.max(0, mutex.size - 1) }),
    async end() {
      await send({ kind: 'close' });
      await worker.terminate();
    },
  };
}
