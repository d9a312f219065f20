import type { MixId, ShowId } from '@afterglow/shared-contracts';
import { selectShows, type ShowRow } from '../../catalogue/show-rows.ts';
import type { ApiDatabase, ApiQueries } from '../../db/api-tables.ts';
import { countPlay } from './count-play.ts';

export interface ShowsRepository {
  find(id: ShowId): Promise<ShowRow | undefined>;
  /** Counts one play of a show and, when given, of one of its mixes; undefined when the show does not exist. */
  addPlay(play: Play): Promise<number | undefined>;
}

export type Play = { readonly showId: ShowId; readonly mixId: MixId | undefined; readonly atMs: number };

export function createShowsRepository(database: ApiDatabase): ShowsRepository {
  return {
    find: (id) => selectShows(database.db).where('shows.id', '=', id).executeTakeFirst(),
    addPlay: (play) => database.transaction((transaction: ApiQueries) => countPlay(transaction, play)),
  };
}
