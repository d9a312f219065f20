import { sql } from 'kysely';
import type { Clock, Signer } from '@afterglow/kit';
import type { ApiQueries } from '#db/api-tables.ts';
import { tooManyAttempts } from '../service-errors.ts';

/** Counts attempts by key within a window that starts at the first, for all instances on one database; rejects beyond the limit. */
export interface AttemptLimiter {
  /** Counts an attempt; throws `too_many_requests`, with the seconds to wait, when the key has none left. */
  take(key: string): Promise<void>;
  refund(key: string): Promise<void>;
  /** Refunds all attempts. */
  forget(key: string): Promise<void>;
}

export interface AttemptLimit {
  readonly scope: string;
  readonly attempts: number;
  readonly windowMs: number;
}

export type LimitAttempts = (limit: AttemptLimit) => AttemptLimiter;

export interface AttemptLimiterOptions {
  readonly db: ApiQueries;
  readonly clock: Clock;
  /** The same for all instances. */
  readonly signer: Signer;
}

export function createAttemptLimiter(
  { db, clock, signer }: AttemptLimiterOptions,
  { scope, attempts, windowMs }: AttemptLimit,
): AttemptLimiter {
  const hashKey = (key: string) => hashAttempt(signer, scope, key);
  const counted = (key: string) => ({ scope, key_hash: hashKey(key) });
  const matches = (key: string) => sql<boolean>`scope = ${scope} and key_hash = ${hashKey(key)}`;
  return {
    async take(key) {
      const nowMs = clock.nowMs();
      const count = await countAttempt(db, { ...counted(key), attempts, nowMs, endMs: nowMs + windowMs });
      if (count === undefined) throw tooManyAttempts(await waitMs(db, matches(key), nowMs));
      // Old rows are deleted when a new one is added.
      if (count === 1) await forgetEnded(db, nowMs);
    },
    async refund(key) {
      await db
        .updateTable('attempts')
        .set({ count: sql<number>`greatest(count - 1, 0)` })
        .where(matches(key))
        .execute();
    },
    async forget(key) {
      await db.deleteFrom('attempts').where(matches(key)).execute();
    },
  };
}

interface NewAttempt {
  readonly scope: string;
  readonly key_hash: Uint8Array;
  readonly attempts: number;
  readonly nowMs: number;
  readonly endMs: number;
}

/** One statement that counts only while there is room, exact even for parallel attempts; undefined when there is none. */
async function countAttempt(db: ApiQueries, attempt: NewAttempt): Promise<number | undefined> {
  const hasEnded = sql<boolean>`attempts.window_end <= ${new Date(attempt.nowMs)}`;
  const taken = await db
    .insertInto('attempts')
    .values({ scope: attempt.scope, key_hash: attempt.key_hash, count: 1, window_end: new Date(attempt.endMs) })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key_hash'])
        .doUpdateSet({
          count: sql<number>`case when ${hasEnded} then 1 else attempts.count + 1 end`,
          window_end: sql<Date>`case when ${hasEnded} then excluded.window_end else attempts.window_end end`,
        })
        .where(sql<boolean>`(${hasEnded} or attempts.count < ${attempt.attempts})`),
    )
    .returning('count')
    .executeTakeFirst();
  return taken?.count;
}

async function forgetEnded(db: ApiQueries, nowMs: number): Promise<void> {
  await db.deleteFrom('attempts').where('window_end', '<=', new Date(nowMs)).execute();
}

async function waitMs(db: ApiQueries, matches: ReturnType<typeof sql<boolean>>, nowMs: number): Promise<number> {
  const found = await db.selectFrom('attempts').select('window_end').where(matches).executeTakeFirst();
  return Math.max(0, (found?.window_end.getTime() ?? nowMs) - nowMs);
}

/**
 * Readers of the table must not learn who tried something or has an account: without the secret no one can compute the hash of an IP or a
 * member, and a member's row outlasts the account by a day at most.
 */
export function hashAttempt(signer: Signer, scope: string, key: string): Uint8Array {
  return Buffer.from(signer.sign(['attempt', scope, key]), 'base64url');
}
