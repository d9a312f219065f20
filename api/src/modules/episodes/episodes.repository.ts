import type { EpisodeId } from '@afterglow/shared-contracts';
import type { EpisodeRow } from '../../catalogue/to-episode.ts';
import type { ApiQueries } from '../../db/api-tables.ts';

export interface EpisodesRepository {
  find(id: EpisodeId): Promise<EpisodeRow | undefined>;
}

export function createEpisodesRepository(db: ApiQueries): EpisodesRepository {
  return { find: (id) => db.selectFrom('episodes').selectAll().where('id', '=', id).executeTakeFirst() };
}
