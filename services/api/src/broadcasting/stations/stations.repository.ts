import { CHANNEL_IDS, type ChannelId, type MixId } from '@afterglow/shared-contracts';
import { type Selectable, sql } from 'kysely';
import { findMixRows, type MixRow } from '#catalog/mixes/index.ts';
import type { ListPage, PageRequest } from '@afterglow/kit';
import type { ApiQueries } from '#db/api-tables.ts';
import type { StationsTable } from '#db/tables/editorial.table.ts';

export interface StationBroadcast {
  readonly station: ChannelId;
  readonly mixId: MixId;
  readonly isPremiere: boolean;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

export type StationRow = Selectable<StationsTable>;

/** Everything on some stations that ends after a time and starts before another. */
export interface BroadcastSpan {
  readonly stations: readonly ChannelId[];
  readonly after: Date;
  readonly before: Date;
}

export interface StationsRepository {
  list(): Promise<StationRow[]>;
  /** In order of time; broadcasts without a mix are left out. */
  findBroadcasts(span: BroadcastSpan, page: PageRequest): Promise<ListPage<StationBroadcast>>;
  findMixes(ids: readonly MixId[]): Promise<ReadonlyMap<MixId, MixRow>>;
}

export function createStationsRepository(db: ApiQueries): StationsRepository {
  return {
    list: () => db.selectFrom('stations').selectAll().orderBy('position').execute(),
    findBroadcasts: (span, page) => findBroadcasts(db, span, page),
    findMixes: (ids) => findMixRows(db, ids),
  };
}

async function findBroadcasts(
  db: ApiQueries,
  { stations, after, before }: BroadcastSpan,
  { offset, limit }: PageRequest,
): Promise<ListPage<StationBroadcast>> {
  const found = db
    .selectFrom('episodes')
    .where('channel_id', 'in', stations)
    .where('air_end', '>', after)
    .where('air_start', '<', before)
    .where('mix_id', 'is not', null);
  const rows = await found
    .select(['channel_id', 'premiere', 'air_start', 'air_end'])
    .select((expression) => expression.ref('mix_id').$notNull().as('mix_id'))
    .orderBy('air_start')
    .orderBy(sql`array_position(${sql.lit(`{${CHANNEL_IDS.join(',')}}`)}::text[], channel_id)`)
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await found
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = rows.map((row) => ({
    station: row.channel_id,
    mixId: row.mix_id,
    isPremiere: row.premiere,
    startsAtMs: row.air_start.getTime(),
    endsAtMs: row.air_end.getTime(),
  }));
  return { items, total };
}
