import type { FavoriteType, MemberId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { ListPage, PageRequest } from '@afterglow/kit';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';

export interface FavoritesOf {
  readonly memberId: MemberId;
  readonly type: FavoriteType;
}
export type FavoritesPage = PageRequest & { readonly direction: 'asc' | 'desc' };
export interface FavoriteRow {
  readonly thing_id: number;
  readonly creation_time: Date;
}

export interface FavoritesRepository {
  list(of: FavoritesOf, page: FavoritesPage): Promise<ListPage<FavoriteRow>>;
  /** False when it exists already; violates a foreign key for an unknown item. */
  add(of: FavoritesOf, row: FavoriteRow): Promise<boolean>;
  remove(of: FavoritesOf, thingId: number): Promise<boolean>;
}

const TABLES = {
  mixes: 'favorite_mixes',
  artists: 'favorite_artists',
  shows: 'favorite_shows',
  genres: 'favorite_genres',
} as const satisfies Readonly<Record<FavoriteType, string>>;

export function createFavoritesRepository({ db, transaction }: ApiDatabase): FavoritesRepository {
  return {
    async list(of, page) {
      const [items, total] = await Promise.all([listRows(db, of, page), countRows(db, of)]);
      return { items, total };
    },
    add: ({ memberId, type }, row) =>
      transaction(async (executor) => {
        const added = await executor
          .insertInto(TABLES[type])
          .values({ ...row, member_id: memberId })
          .onConflict((conflict) => conflict.doNothing())
          .returning('thing_id')
          .executeTakeFirst();
        if (added && type === 'mixes') await countMix(executor, row.thing_id, 1);
        return added !== undefined;
      }),
    remove: ({ memberId, type }, thingId) =>
      transaction(async (executor) => {
        const removed = await executor
          .deleteFrom(TABLES[type])
          .where('member_id', '=', memberId)
          .where('thing_id', '=', thingId)
          .returning('thing_id')
          .executeTakeFirst();
        if (removed && type === 'mixes') await countMix(executor, thingId, -1);
        return removed !== undefined;
      }),
  };
}

function listRows(db: ApiQueries, { memberId, type }: FavoritesOf, page: FavoritesPage): Promise<FavoriteRow[]> {
  return db
    .selectFrom(TABLES[type])
    .select(['thing_id', 'creation_time'])
    .where('member_id', '=', memberId)
    .orderBy('creation_time', page.direction)
    .orderBy('id', page.direction)
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

async function countRows(db: ApiQueries, { memberId, type }: FavoritesOf): Promise<number> {
  const { total } = await db
    .selectFrom(TABLES[type])
    .select(sql<number>`count(*)::int`.as('total'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return total;
}

/** Stored in the row of the mix, because lists would otherwise count for every mix. */
async function countMix(executor: ApiQueries, mixId: number, change: 1 | -1): Promise<void> {
  await executor
    .updateTable('mixes')
    .set({ favorite_count: sql<number>`greatest(0, favorite_count + ${sql.lit(change)})` })
    .where(sql<boolean>`id = ${mixId}`)
    .execute();
}
