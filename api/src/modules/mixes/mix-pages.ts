import type { MixId } from '@afterglow/shared-contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Page, PageRequest } from '../../catalogue/page.ts';
import type { ApiQueries } from '../../db/api-tables.ts';
import type { MixFilter, MixOrder } from './mixes.repository.ts';

export type MixPageRequest = { readonly filter: MixFilter; readonly order: MixOrder; readonly page: PageRequest };

type Sql = RawBuilder<unknown>;

/** Where ids and what they are ordered by are read: of a genre from its own index, which holds both. */
type Source = { readonly table: Sql; readonly order: Sql; readonly id: Sql; readonly conditions: readonly Sql[] };

/** The ids of a page of mixes, and how many there are in all. */
export async function pageOfMixes(db: ApiQueries, { filter, order, page }: MixPageRequest): Promise<Page<MixId>> {
  const source = filter.genre === undefined ? ofAll(filter) : await ofGenre(db, filter.genre, filter);
  if (source === undefined) return { items: [], total: 0 };
  const { conditions, table } = source;
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  const [ids, totals] = await Promise.all([
    sql<{ id: MixId }>`select ${source.id} as id from ${table} ${where}
      order by ${ordering(source.order, source.id, order)} offset ${page.offset} limit ${page.limit}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${table} ${where}`.execute(db),
  ]);
  return { items: ids.rows.map(({ id }) => id), total: totals.rows[0]?.total ?? 0 };
}

function ofAll(filter: MixFilter): Source {
  return { table: sql`mixes`, order: sql`mixes`, id: sql`mixes.id`, conditions: conditionsOf(filter) };
}

/** Undefined for an unknown genre. The mixes themselves are looked at only when something else of them is asked for. */
async function ofGenre(db: ApiQueries, name: string, filter: MixFilter): Promise<Source | undefined> {
  const genre = await db
    .selectFrom('genres')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  if (genre === undefined) return undefined;
  const others = conditionsOf(filter);
  return {
    table: others.length === 0 ? sql`mix_genres` : sql`mix_genres join mixes on mixes.id = mix_genres.mix_id`,
    order: sql`mix_genres`,
    id: sql`mix_genres.mix_id`,
    conditions: [sql`mix_genres.genre_id = ${genre.id}`, ...others],
  };
}

function conditionsOf({ channel, artistId, showId }: MixFilter): Sql[] {
  return [
    channel === undefined ? undefined : sql`mixes.channel_id = ${channel}`,
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
