import type { MixId, Show, ShowId } from '@afterglow/shared-contracts';
import { toShow } from '../../catalogue/show-rows.ts';
import type { Clock } from '../../clock.ts';
import type { ShowsRepository } from './shows.repository.ts';

export interface ShowsService {
  find(id: ShowId): Promise<Show | undefined>;
  /** The show's reach after one more play; undefined when the show does not exist. */
  addPlay(showId: ShowId, mixId: MixId | undefined): Promise<number | undefined>;
}

export function createShowsService(repository: ShowsRepository, clock: Clock): ShowsService {
  return {
    async find(id) {
      const row = await repository.find(id);
      return row && toShow(row);
    },
    addPlay: (showId, mixId) => repository.addPlay({ showId, mixId, atMs: clock.nowMs() }),
  };
}
