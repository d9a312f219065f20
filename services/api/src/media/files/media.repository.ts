import type { MixId } from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';

export interface MediaRepository {
  /** The pieces of music of a mix, and whether it is for Premium members. */
  findMix(id: MixId): Promise<{ readonly pieces: readonly string[]; readonly premium: boolean } | undefined>;
}

export function createMediaRepository(db: ApiQueries): MediaRepository {
  return {
    findMix: (id) => db.selectFrom('mixes').select(['pieces', 'premium']).where('id', '=', id).executeTakeFirst(),
  };
}
