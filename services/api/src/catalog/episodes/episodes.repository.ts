import type { ChannelId, EpisodeId } from '@afterglow/shared-contracts';
import type { ListPage, PageRequest } from '@afterglow/kit';
import type { EpisodeRow } from './to-episode.ts';
import type { ApiQueries } from '#db/api-tables.ts';

/** Everything on air at some time between two; of all channels unless one is named. */
export interface EpisodeSpan {
  readonly channel: ChannelId | undefined;
  readonly from: Date;
  readonly to: Date;
}

export interface EpisodesRepository {
  find(id: EpisodeId): Promise<EpisodeRow | undefined>;
  list(span: EpisodeSpan, page: PageRequest): Promise<ListPage<EpisodeRow>>;
}

export function createEpisodesRepository(db: ApiQueries): EpisodesRepository {
  return {
    find: (id) => db.selectFrom('episodes').selectAll().where('id', '=', id).executeTakeFirst(),
    async list({ channel, from, to }, { offset, limit }) {
      const found = db
        .selectFrom('episodes')
        .where('air_end', '>', from)
        .where('air_start', '<', to)
        .$if(channel !== undefined, (query) => query.where('channel_id', '=', channel ?? null));
      const items = await found.selectAll().orderBy('air_start').orderBy('id').offset(offset).limit(limit).execute();
      const { total } = await found
        .select((expression) => expression.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { items, total };
    },
  };
}
