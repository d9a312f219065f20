import type { ShowId } from '@afterglow/shared-contracts';
import { selectShows, type ShowRow } from './show-rows.ts';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import { countPlay, type Play } from './count-play.ts';

export interface ShowsRepository {
  find(id: ShowId): Promise<ShowRow | undefined>;
  /** Counts one play of a show and, when given, of one of its mixes; undefined when the show does not exist. */
  addPlay(play: Play): Promise<number | undefined>;
  /** Deletes plays from before a time, in one batch; returns their number. */
  removePlaysBefore(time: Date, limit: number): Promise<number>;
}

export function createShowsRepository(database: ApiDatabase): ShowsRepository {
  return {
    find: (id) => selectShows(database.db).where('shows.id', '=', id).executeTakeFirst(),
    addPlay: (play) => database.transaction((transaction: ApiQueries) => countPlay(transaction, play)),
    async removePlaysBefore(time, limit) {
      const old = database.db.selectFrom('plays').select('id').where('played_at', '<', time).limit(limit);
      const { numDeletedRows } = await database.db.deleteFrom('plays').where('id', 'in', old).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
