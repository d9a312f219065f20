import type { Kysely } from 'kysely';
import type { ConsoleSessionsTable, RegistryTables, TokensTable } from '../../db/tables.ts';

/** A token, with the expiry of its session or code. */
export interface SessionToken {
  readonly token: TokensTable;
  readonly endsAt: Date;
}

export interface SessionsRepository {
  insert(row: ConsoleSessionsTable): Promise<void>;
  /** The token of a session, while both are valid. */
  find(hash: string, now: Date): Promise<SessionToken | undefined>;
  /** The token of a code, which works once. */
  takeCode(hash: string, now: Date): Promise<TokensTable | undefined>;
  remove(hash: string): Promise<void>;
  removeEnded(now: Date): Promise<void>;
}

export function createSessionsRepository(db: Kysely<RegistryTables>): SessionsRepository {
  const validToken = (now: Date) =>
    db
      .selectFrom('tokens')
      .selectAll('tokens')
      .where('tokens.revoked_at', 'is', null)
      .where((is) => is.or([is('tokens.expires_at', 'is', null), is('tokens.expires_at', '>', now)]));
  return {
    async insert(row) {
      await db.insertInto('console_sessions').values(row).execute();
    },
    async find(hash, now) {
      const found = await validToken(now)
        .innerJoin('console_sessions', 'console_sessions.token_id', 'tokens.id')
        .select('console_sessions.expires_at as ends_at')
        .where('console_sessions.hash', '=', hash)
        .where('console_sessions.kind', '=', 'session')
        .where('console_sessions.expires_at', '>', now)
        .executeTakeFirst();
      if (found === undefined) return undefined;
      const { ends_at: endsAt, ...token } = found;
      return { token, endsAt };
    },
    async takeCode(hash, now) {
      const taken = await db
        .deleteFrom('console_sessions')
        .where('hash', '=', hash)
        .where('kind', '=', 'code')
        .where('expires_at', '>', now)
        .returning('token_id')
        .executeTakeFirst();
      return taken && validToken(now).where('tokens.id', '=', taken.token_id).executeTakeFirst();
    },
    async remove(hash) {
      await db.deleteFrom('console_sessions').where('hash', '=', hash).execute();
    },
    async removeEnded(now) {
      await db.deleteFrom('console_sessions').where('expires_at', '<=', now).execute();
    },
  };
}
