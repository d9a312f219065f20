import type { ArtistId, ChannelId } from '@afterglow/shared-contracts';
import { type RawBuilder, sql } from 'kysely';
import { type ArtistRow, selectArtists } from './artist-rows.ts';
import { inOrder } from '../in-order.ts';
import type { ListPage, PageRequest } from '@afterglow/kit';
import type { ApiQueries } from '#db/api-tables.ts';
import { sampleArtists } from './draw-artists.ts';

export type ArtistOrder = 'popular' | 'title' | 'random' | 'trending';

export interface ArtistFilter {
  readonly channel?: ChannelId | undefined;
  readonly genre?: string | undefined;
  readonly name?: string | undefined;
}

export interface ArtistsRepository {
  list(filter: ArtistFilter, order: ArtistOrder, page: PageRequest): Promise<ListPage<ArtistRow>>;
  find(id: ArtistId): Promise<ArtistRow | undefined>;
}

export function createArtistsRepository(db: ApiQueries): ArtistsRepository {
  return {
    async list(filter, order, page) {
      const matching = conditions(filter);
      const [ids, { total }] = await Promise.all([
        order === 'random' ? sampleArtists(db, matching, page) : pageOfArtists(db, { matching, order, page }),
        db
          .selectFrom('artists')
          .select(sql<number>`count(*)::int`.as('total'))
          .where((all) => all.and(matching))
          .executeTakeFirstOrThrow(),
      ]);
      return { items: await findInOrder(db, ids), total };
    },
    find: (id) => selectArtists(db).where('artists.id', '=', id).executeTakeFirst(),
  };
}

async function findInOrder(db: ApiQueries, ids: readonly ArtistId[]): Promise<ArtistRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectArtists(db).where('artists.id', 'in', ids).execute();
  return inOrder(ids, new Map(rows.map((row) => [row.id, row])));
}

function conditions({ channel, genre, name }: ArtistFilter): RawBuilder<boolean>[] {
  return [
    channel === undefined ? undefined : sql<boolean>`artists.id in (${artistsOfChannel(channel)})`,
    genre === undefined
      ? undefined
      : sql<boolean>`exists (select from mix_genres where mix_genres.artist_id = artists.id
          and mix_genres.genre_id = (select genres.id from genres where lower(genres.name) = lower(${genre})))`,
    name === undefined ? undefined : isCalled(name),
  ].filter((condition) => condition !== undefined);
}

/** Whether a text is part of the name, or its words are prefixes of the name's words, compared like search does. */
function isCalled(text: string): RawBuilder<boolean> {
  const quoted = sql`'''' || replace(replace(word, ${'\\'}, ${'\\\\'}), '''', '''''') || ''':*'`;
  return sql<boolean>`(${containsText('artists.search_text', text)} or artists.words @@ (
    select string_agg(${quoted}, ' & ')::tsquery from unnest(words_of(plain_text(${text}))) as word))`;
}

/** Steps from artist to artist in the index, because a channel has far fewer artists than mixes. */
function artistsOfChannel(channel: ChannelId): RawBuilder<unknown> {
  const next = sql`select artist_id from mixes where channel_id = ${channel}`;
  return sql`with recursive found (id) as (
      (${next} order by artist_id limit 1)
      union all
      select (${next} and artist_id > found.id order by artist_id limit 1) from found where found.id is not null
    ) select id from found where id is not null`;
}

interface ArtistPageRequest {
  readonly matching: readonly RawBuilder<boolean>[];
  readonly order: Exclude<ArtistOrder, 'random'>;
  readonly page: PageRequest;
}

/** Only the page itself is read in full; an index gives the order. */
async function pageOfArtists(db: ApiQueries, { matching, order, page }: ArtistPageRequest): Promise<ArtistId[]> {
  const rows = await db
    .selectFrom('artists')
    .select('id')
    .where((all) => all.and(matching))
    .orderBy(ordering(order))
    .orderBy('id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return rows.map(({ id }) => id);
}

function ordering(order: ArtistPageRequest['order']): RawBuilder<unknown> {
  switch (order) {
    case 'popular':
      return sql`reach desc`;
    case 'trending':
      return sql`trend desc`;
    case 'title':
      return sql`search_text`;
  }
}

/** Whether a normalized column contains a text as typed: ignoring case and accents; % and _ are literal. */
function containsText(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`${sql.ref(column)} like lower(f_unaccent(${pattern}))`;
}
