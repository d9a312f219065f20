import { dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { explainFailure, requireSpace } from '../../files/disk-space.ts';
import { IN_MEMORY_FOLDER } from './embedded-folder.ts';
import type { EmbeddedPlace } from './embedded-protocol.ts';
import { type EmbeddedThread, openThread } from './embedded-thread.ts';
import { searchPath } from '../migrations.ts';
import { createMutex } from './mutex.ts';
import {
  createHandlerRegistry,
  type HandlerRegistry,
  listenStatement,
  type NotificationListener,
} from '../notifications.ts';
import { type Pool, withConnection } from '../pool.ts';
import type { PostgresQueryResult } from 'kysely';

/** An embedded database: a pool of exactly one connection, on its own thread, and its notifications. */
export interface EmbeddedDatabase {
  pool: Pool;
  notifications: NotificationListener;
}

/** Opening takes about a second of a processor. */
const REOPEN_AFTER_MS = 2_000;

/** Throws a StartupError when it can't be opened. If its thread ends later, the next query opens it again. */
export async function openEmbeddedDatabase(place: EmbeddedPlace): Promise<EmbeddedDatabase> {
  keepWebAssemblyCode();
  const handlers = createHandlerRegistry();
  const pool = createPool(await openThreads(place, handlers));
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

interface Threads {
  /** Undefined after it has ended. */
  current(): EmbeddedThread | undefined;
  reopen(): Promise<EmbeddedThread>;
}

async function openThreads(place: EmbeddedPlace, handlers: HandlerRegistry): Promise<Threads> {
  const open = () => openOnDisk(place, handlers);
  let thread = await open();
  let reopenAtMs = 0;
  let failure: unknown;
  return {
    current: () => (thread.hasEnded() ? undefined : thread),
    async reopen() {
      if (place.folder === IN_MEMORY_FOLDER) return thread;
      await requireSpace(dirname(place.folder));
      if (performance.now() < reopenAtMs) throw failure;
      try {
        const opened = await open();
        const session = [searchPath(place.migrations.schema), ...handlers.channels().map(listenStatement)].join(';');
        await opened.send({ kind: 'query', text: session, parameters: undefined }).catch(async (error: unknown) => {
          await opened.stop();
          throw error;
        });
        thread = opened;
      } catch (error) {
        reopenAtMs = performance.now() + REOPEN_AFTER_MS;
        failure = error;
        throw error;
      }
      handlers.reportGap();
      return thread;
    },
  };
}

async function openOnDisk(place: EmbeddedPlace, { dispatch }: HandlerRegistry): Promise<EmbeddedThread> {
  if (place.folder === IN_MEMORY_FOLDER) return openThread(place, dispatch);
  try {
    return await openThread(place, dispatch);
  } catch (error) {
    throw await explainFailure(dirname(place.folder), error);
  }
}

function createPool(threads: Threads): Pool {
  const mutex = createMutex();
  return {
    async connect() {
      const release = await mutex.acquire();
      try {
        const thread = threads.current() ?? (await threads.reopen());
        return {
          async query<R>(text: string, parameters?: readonly unknown[]) {
            const result = await thread.send({ kind: 'query', text, parameters });
            // The rows have the shape that the SQL gives them; Kysely types them by the query.
            return result as PostgresQueryResult<R>;
          },
          release,
        };
      } catch (error) {
        release();
        throw error;
      }
    },
    usage: () => ({ open: 1, idle: mutex.size === 0 ? 1 : 0, waiting: Math.max(0, mutex.size - 1) }),
    async end() {
      const thread = threads.current();
      if (thread === undefined) return;
      await thread.send({ kind: 'close' });
      await thread.stop();
    },
  };
}
