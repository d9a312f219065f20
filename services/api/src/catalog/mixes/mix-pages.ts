import type { ArtistId, ChannelId, GenreId, MixId, ShowId } from '@afterglow/shared-contracts';
import { type RawBuilder, sql } from 'kysely';
import type { ListPage, PageRequest } from '@afterglow/kit';
import type { ApiQueries } from '#db/api-tables.ts';

export type MixOrder = 'latest' | 'popular' | 'trending';

export interface MixFilter {
  readonly channel?: ChannelId | undefined;
  readonly artistId?: ArtistId | undefined;
  readonly showId?: ShowId | undefined;
  readonly genre?: string | undefined;
}

export interface MixPageRequest {
  readonly filter: MixFilter;
  readonly order: MixOrder;
  readonly page: PageRequest;
}

type Sql = RawBuilder<unknown>;

/** The source of IDs and sort keys: those of a genre come from its own index, which contains both. */
interface Source {
  readonly table: Sql;
  readonly order: Sql;
  readonly id: Sql;
  readonly conditions: readonly Sql[];
  readonly genreId: GenreId | 0;
}

export async function pageOfMixes(db: ApiQueries, { filter, order, page }: MixPageRequest): Promise<ListPage<MixId>> {
  const source = filter.genre === undefined ? ofAll(filter) : await ofGenre(db, filter.genre, filter);
  if (source === undefined) return { items: [], total: 0 };
  const { table } = source;
  const where = whereOf(source);
  const [ids, total] = await Promise.all([
    sql<{ id: MixId }>`select ${source.id} as id from ${table} ${where}
      order by ${ordering(source.order, source.id, order)} offset ${page.offset} limit ${page.limit}`.execute(db),
    countMixes(db, source, filter),
  ]);
  return { items: ids.rows.map(({ id }) => id), total };
}

/** The few mixes of an artist or a show are counted here; those of genres and channels have stored counts. */
async function countMixes(db: ApiQueries, source: Source, { channel, artistId, showId }: MixFilter): Promise<number> {
  const isFew = artistId !== undefined || showId !== undefined;
  const channelOnly = channel === undefined ? sql`` : sql`and channel_id = ${channel}`;
  const { rows } = await (
    isFew
      ? sql<{ total: number }>`select count(*)::int as total from ${source.table} ${whereOf(source)}`
      : sql<{ total: number }>`select coalesce(sum(mixes), 0)::int as total from mix_counts
          where genre_id = ${source.genreId} ${channelOnly}`
  ).execute(db);
  return rows[0]?.total ?? 0;
}

function whereOf({ conditions }: Source): Sql {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}

function ofAll({ channel, ...owner }: MixFilter): Source {
  const conditions = [...ofChannel(sql`mixes`, channel), ...ofOwner(owner)];
  return { table: sql`mixes`, order: sql`mixes`, id: sql`mixes.id`, conditions, genreId: 0 };
}

/** Undefined for an unknown genre. The mixes themselves are read only for further conditions. */
async function ofGenre(db: ApiQueries, name: string, { channel, ...owner }: MixFilter): Promise<Source | undefined> {
  const genre = await db
    .selectFrom('genres')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  if (genre === undefined) return undefined;
  const ofOwners = ofOwner(owner);
  return {
    table: ofOwners.length === 0 ? sql`mix_genres` : sql`mix_genres join mixes on mixes.id = mix_genres.mix_id`,
    order: sql`mix_genres`,
    id: sql`mix_genres.mix_id`,
    conditions: [sql`mix_genres.genre_id = ${genre.id}`, ...ofChannel(sql`mix_genres`, channel), ...ofOwners],
    genreId: genre.id,
  };
}

function ofChannel(table: Sql, channel: MixFilter['channel']): Sql[] {
  return channel === undefined ? [] : [sql`${table}.channel_id = ${channel}`];
}

function ofOwner({ artistId, showId }: Pick<MixFilter, 'artistId' | 'showId'>): Sql[] {
  return [
    artistId === undefined ? undefined : sql`mixes.artist_id = ${artistId}`,
    showId === undefined ? undefined : sql`mixes.show_id = ${showId}`,
  ].filter((condition) => condition !== undefined);
}

function ordering(table: Sql, id: Sql, order: MixOrder): Sql {
  switch (order) {
    case 'latest':
      return sql`${table}.creation_time desc, ${id} desc`;
    case 'popular':
      return sql`${table}.reach desc, ${id}`;
    case 'trending':
      return sql`${table}.trend desc, ${id}`;
  }
}
