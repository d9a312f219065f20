import type { PlaylistId, PlaylistType } from '@afterglow/shared-contracts';
import { type InferResult, sql } from 'kysely';
import { type MixRow, selectMixes } from '../../catalogue/mix-rows.ts';
import type { Page, PageRequest } from '../../catalogue/page.ts';
import type { ApiQueries } from '../../db/api-tables.ts';

export type PlaylistFilter = {
  readonly type?: PlaylistType | undefined;
  readonly featured?: 0 | 1 | undefined;
  readonly withHidden: boolean;
};

export interface PlaylistsRepository {
  list(filter: PlaylistFilter, page: PageRequest): Promise<Page<PlaylistRow>>;
  find(id: PlaylistId): Promise<PlaylistRow | undefined>;
  listMixes(id: PlaylistId, page: PageRequest): Promise<Page<MixRow>>;
}

export type PlaylistRow = InferResult<ReturnType<typeof selectPlaylists>>[number];

export function createPlaylistsRepository(db: ApiQueries): PlaylistsRepository {
  return {
    async list(filter, page) {
      const query = filtered(selectPlaylists(db), filter);
      const [items, { total }] = await Promise.all([
        query.orderBy('modification_time', 'desc').orderBy('id').offset(page.offset).limit(page.limit).execute(),
        query
          .clearSelect()
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow(),
      ]);
      return { items, total };
    },
    find: (id) => selectPlaylists(db).where('id', '=', id).executeTakeFirst(),
    async listMixes(id, page) {
      const [items, { total }] = await Promise.all([
        selectMixes(db)
          .innerJoin('playlist_mixes', 'playlist_mixes.mix_id', 'mixes.id')
          .where('playlist_mixes.playlist_id', '=', id)
          .orderBy('playlist_mixes.position')
          .offset(page.offset)
          .limit(page.limit)
          .execute(),
        db
          .selectFrom('playlist_mixes')
          .select(sql<number>`count(*)::int`.as('total'))
          .where('playlist_id', '=', id)
          .executeTakeFirstOrThrow(),
      ]);
      return { items, total };
    },
  };
}

function selectPlaylists(db: ApiQueries) {
  return db
    .selectFrom('playlists')
    .select(['id', 'type', 'revision_id', 'title', 'description', 'color', 'publish_time', 'featured'])
    .select((expression) =>
      expression
        .selectFrom('playlist_mixes')
        .select(sql<number>`count(*)::int`.as('total'))
        .whereRef('playlist_mixes.playlist_id', '=', 'playlists.id')
        .as('mixes_count'),
    );
}

function filtered(query: ReturnType<typeof selectPlaylists>, { type, featured, withHidden }: PlaylistFilter) {
  return query
    .$if(type !== undefined, (some) => some.where(sql<boolean>`type = ${type}`))
    .$if(featured !== undefined, (some) => some.where('featured', '=', featured === 1))
    .$if(!withHidden, (some) => some.where('hidden', '=', false));
}
