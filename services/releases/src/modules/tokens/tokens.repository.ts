import type { Kysely } from 'kysely';
import type { RegistryTables, TokensTable } from '../../db/tables.ts';

export interface TokensRepository {
  findByHash(hash: string): Promise<TokensTable | undefined>;
  /** Does nothing when the token already exists. */
  insert(token: TokensTable): Promise<void>;
}

export function createTokensRepository(db: Kysely<RegistryTables>): TokensRepository {
  return {
    findByHash: (hash) =>
      db.selectFrom('tokens').selectAll().where('hash', '=', hash).where('revoked_at', 'is', null).executeTakeFirst(),
    async insert(token) {
      await db
        .insertInto('tokens')
        .values(token)
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
    },
  };
}
