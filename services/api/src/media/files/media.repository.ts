import type { MixId } from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';

export interface MediaRepository {
  /** The pieces of music that a mix consists of. */
  findPieces(id: MixId): Promise<readonly string[] | undefined>;
}

export function createMediaRepository(db: ApiQueries): MediaRepository {
  return {
    async findPieces(id) {
      const row = await db.selectFrom('mixes').select('pieces').where('id', '=', id).executeTakeFirst();
      return row?.pieces;
    },
  };
}
