import type { ArtistId, ChannelId, MixId, ShowId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import { type MixRow, selectMixes } from '../../catalogue/mix-rows.ts';
import type { Page, PageRequest } from '../../catalogue/page.ts';
import type { ApiQueries } from '../../db/api-tables.ts';

export type MixOrder = 'latest' | 'popular' | 'trending';

export type MixFilter = {
  readonly channel?: ChannelId | undefined;
  readonly artistId?: ArtistId | undefined;
  readonly showId?: ShowId | undefined;
  readonly genre?: string | undefined;
};

export interface MixesRepository {
  list(filter: MixFilter, order: MixOrder, page: PageRequest): Promise<Page<MixRow>>;
  find(id: MixId): Promise<MixRow | undefined>;
}

export function createMixesRepository(db: ApiQueries): MixesRepository {
  return {
    async list(filter, order, page) {
      const [items, total] = await Promise.all([
        ordered(filtered(selectMixes(db), filter), order)
          .offset(page.offset)
          .limit(page.limit)
          .execute(),
        countMixes(db, filter),
      ]);
      return { items, total };
    },
    find: (id) => selectMixes(db).where('mixes.id', '=', id).executeTakeFirst(),
  };
}

type MixQuery = ReturnType<typeof selectMixes>;

function filtered(query: MixQuery, filter: MixFilter): MixQuery {
  return query.where((expression) => expression.and(conditions(filter)));
}

function conditions({ channel, artistId, showId, genre }: MixFilter) {
  return [
    channel === undefined ? undefined : sql<boolean>`mixes.channel_id = ${channel}`,
    artistId === undefined ? undefined : sql<boolean>`mixes.artist_id = ${artistId}`,
    showId === undefined ? undefined : sql<boolean>`mixes.show_id = ${showId}`,
    genre === undefined
      ? undefined
      : sql<boolean>`exists (select from mix_genres join genres on genres.id = mix_genres.genre_id
          where mix_genres.mix_id = mixes.id and lower(genres.name) = lower(${genre}))`,
  ].filter((condition) => condition !== undefined);
}

async function countMixes(db: ApiQueries, filter: MixFilter): Promise<number> {
  const { total } = await db
    .selectFrom('mixes')
    .select(sql<number>`count(*)::int`.as('total'))
    .where((expression) => expression.and(conditions(filter)))
    .executeTakeFirstOrThrow();
  return total;
}

function ordered(query: MixQuery, order: MixOrder): MixQuery {
  switch (order) {
    case 'latest':
      return query.orderBy('mixes.creation_time', 'desc').orderBy('mixes.id', 'desc');
    case 'popular':
      return query.orderBy('mixes.reach', 'desc').orderBy('mixes.id');
    case 'trending':
      return query.orderBy('mixes.trend', 'desc').orderBy('mixes.id');
  }
}
