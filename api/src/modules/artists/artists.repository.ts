import type { ArtistId, ChannelId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import { type ArtistRow, selectArtists } from '../../catalogue/artist-rows.ts';
import type { Page, PageRequest } from '../../catalogue/page.ts';
import { containsText } from '../../catalogue/text-conditions.ts';
import type { ApiQueries } from '../../db/api-tables.ts';

export type ArtistOrder = 'popular' | 'title' | 'random' | 'trending';

export type ArtistFilter = {
  readonly channel?: ChannelId | undefined;
  readonly genre?: string | undefined;
  readonly name?: string | undefined;
};

export interface ArtistsRepository {
  list(filter: ArtistFilter, order: ArtistOrder, page: PageRequest): Promise<Page<ArtistRow>>;
  find(id: ArtistId): Promise<ArtistRow | undefined>;
}

export function createArtistsRepository(db: ApiQueries): ArtistsRepository {
  return {
    async list(filter, order, page) {
      const matching = conditions(filter);
      const [items, { total }] = await Promise.all([
        ordered(
          selectArtists(db).where((all) => all.and(matching)),
          order,
        )
          .offset(page.offset)
          .limit(page.limit)
          .execute(),
        db
          .selectFrom('artists')
          .select(sql<number>`count(*)::int`.as('total'))
          .where((all) => all.and(matching))
          .executeTakeFirstOrThrow(),
      ]);
      return { items, total };
    },
    find: (id) => selectArtists(db).where('artists.id', '=', id).executeTakeFirst(),
  };
}

function conditions({ channel, genre, name }: ArtistFilter) {
  return [
    channel === undefined
      ? undefined
      : sql<boolean>`exists (select from mixes where mixes.artist_id = artists.id and mixes.channel_id = ${channel})`,
    genre === undefined
      ? undefined
      : sql<boolean>`exists (select from mixes join mix_genres on mix_genres.mix_id = mixes.id
          join genres on genres.id = mix_genres.genre_id
          where mixes.artist_id = artists.id and lower(genres.name) = lower(${genre}))`,
    name === undefined ? undefined : containsText('artists.search_text', name),
  ].filter((condition) => condition !== undefined);
}

type ArtistQuery = ReturnType<typeof selectArtists>;

function ordered(query: ArtistQuery, order: ArtistOrder): ArtistQuery {
  switch (order) {
    case 'popular':
      return query.orderBy('artists.reach', 'desc').orderBy('artists.id');
    case 'trending':
      return query.orderBy('artists.trend', 'desc').orderBy('artists.id');
    case 'title':
      return query.orderBy('artists.search_text').orderBy('artists.id');
    case 'random':
      return query.orderBy(sql`random()`);
  }
}
