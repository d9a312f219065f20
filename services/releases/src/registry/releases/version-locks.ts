import { createConcurrencyLimit, type Database } from '@afterglow/kit';
import { sql } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import type { ReleaseKey } from './check-manifest.ts';
import { createReleasesRepository, type ReleasesRepository } from './releases.repository.ts';

/** Serializes work on the files and the row of a version, in this process and in all that share its database. */
export type VersionLocks = <T>(key: ReleaseKey, work: (repository: ReleasesRepository) => Promise<T>) => Promise<T>;

/** Each holds a connection while files go into a bucket. */
const TURNS_AT_ONCE = 2;
/** For another instance's files to go into a bucket; waiting is a statement, which may take no longer. */
const WAIT_LIMIT_MS = 120_000;

/**
 * On a server the work is one transaction under a lock of its version: if the connection and so the lock is lost, nothing is written. The
 * embedded database has one owner, and must not wait for files.
 */
export function createVersionLocks(database: Database<RegistryTables>): VersionLocks {
  const limit = createConcurrencyLimit(TURNS_AT_ONCE);
  const inTurn = createTurns();
  if (database.isEmbedded) {
    const repository = createReleasesRepository(database.db);
    return (key, work) => inTurn(keyText(key), () => work(repository));
  }
  return (key, work) =>
    inTurn(keyText(key), () =>
      limit(() =>
        database.transaction(async (transaction) => {
          const name = `release ${keyText(key)}`;
          await sql`select set_config('statement_timeout', ${String(WAIT_LIMIT_MS)}, true)`.execute(transaction);
          await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
          return work(createReleasesRepository(transaction));
        }),
      ),
    );
}

export function keyText({ name, version }: ReleaseKey): string {
  return `${name}/${version}`;
}

/** Work with the same key runs sequentially. */
function createTurns() {
  const tails = new Map<string, Promise<unknown>>();
  return function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (tails.get(key) ?? Promise.resolve()).then(work, work);
    const tail = turn
      .catch(() => undefined)
      .finally(() => {
        if (tails.get(key) === tail) tails.delete(key);
      });
    tails.set(key, tail);
    return turn;
  };
}
