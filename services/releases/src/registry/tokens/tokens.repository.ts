import type { Kysely } from 'kysely';
import type { RegistryTables, TokensTable } from '../../db/tables.ts';

export interface TokensRepository {
  /** Neither revoked nor expired then. */
  findValid(hash: string, now: Date): Promise<TokensTable | undefined>;
  /** Does nothing when the token already exists. */
  insert(token: TokensTable): Promise<void>;
  list(): Promise<TokensTable[]>;
  /** The token afterwards; an earlier revocation keeps its time. */
  revoke(id: string, now: Date): Promise<TokensTable | undefined>;
  /** Revokes a holder's tokens other than these hashes. */
  revokeHeld(holder: string, hashes: readonly string[], now: Date): Promise<void>;
}

export function createTokensRepository(db: Kysely<RegistryTables>): TokensRepository {
  return {
    findValid: (hash, now) =>
      db
        .selectFrom('tokens')
        .selectAll()
        .where('hash', '=', hash)
        .where('revoked_at', 'is', null)
        .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
        .executeTakeFirst(),
    async insert(token) {
      // An old token without a holder gets its holder now.
      await db
        .insertInto('tokens')
        .values(token)
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ holder: token.holder }))
        .execute();
    },
    list: () => db.selectFrom('tokens').selectAll().orderBy('created_at', 'desc').execute(),
    async revoke(id, now) {
      await db
        .updateTable('tokens')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .execute();
      return db.selectFrom('tokens').selectAll().where('id', '=', id).executeTakeFirst();
    },
    async revokeHeld(holder, hashes, now) {
      await db
        .updateTable('tokens')
        .set({ revoked_at: now })
        .where('holder', '=', holder)
        .where('hash', 'not in', [...hashes])
        .where('revoked_at', 'is', null)
        .execute();
    },
  };
}
