import type { MemberId, PlaylistId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import { inOrder } from '../in-order.ts';
import { findMixRows, type MixRow } from '../mixes/index.ts';
import type { ListPage, PageRequest } from '@afterglow/kit';
import type { ApiQueries } from '#db/api-tables.ts';
import {
  playlistConditions,
  type PlaylistFilter,
  type PlaylistRow,
  publishedPlaylists,
  selectPlaylists,
} from './playlist-rows.ts';
import { listRecommended } from './recommended-playlists.ts';

export interface PlaylistsRepository {
  list(filter: PlaylistFilter, page: PageRequest, at: Date): Promise<ListPage<PlaylistRow>>;
  /** Those that share genres with the member's favorites and recent plays, best match first. */
  listRecommended(
    memberId: MemberId,
    filter: PlaylistFilter,
    page: PageRequest,
    at: Date,
  ): Promise<ListPage<PlaylistRow>>;
  find(id: PlaylistId, at: Date): Promise<PlaylistRow | undefined>;
  findNextPublication(id: PlaylistId, after: Date): Promise<Date | undefined>;
  listMixes(revisionId: number, page: PageRequest): Promise<ListPage<MixRow>>;
}

export function createPlaylistsRepository(db: ApiQueries): PlaylistsRepository {
  return {
    async list(filter, page, at) {
      const matching = playlistConditions(filter);
      const [items, { total }] = await Promise.all([
        selectPlaylists(db, at)
          .where((all) => all.and(matching))
          .orderBy('revision.modification_time', 'desc')
          .orderBy('playlists.id')
          .offset(page.offset)
          .limit(page.limit)
          .execute(),
        publishedPlaylists(db, at)
          .select(sql<number>`count(*)::int`.as('total'))
          .where((all) => all.and(matching))
          .executeTakeFirstOrThrow(),
      ]);
      return { items, total };
    },
    listRecommended: (memberId, filter, page, at) => listRecommended(db, { memberId, filter, page, at }),
    find: (id, at) => selectPlaylists(db, at).where('playlists.id', '=', id).executeTakeFirst(),
    async findNextPublication(id, after) {
      const { next } = await db
        .selectFrom('playlist_revisions')
        .select((expression) => expression.fn.min('publish_time').as('next'))
        .where('playlist_id', '=', id)
        .where('publish_time', '>', after)
        .executeTakeFirstOrThrow();
      return next ?? undefined;
    },
    async listMixes(revisionId, page) {
      const places = db.selectFrom('playlist_revision_mixes').where('revision_id', '=', revisionId);
      const [ids, { total }] = await Promise.all([
        places.select('mix_id').orderBy('position').offset(page.offset).limit(page.limit).execute(),
        places.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
      ]);
      const mixIds = ids.map(({ mix_id }) => mix_id);
      return { items: inOrder(mixIds, await findMixRows(db, mixIds)), total };
    },
  };
}
