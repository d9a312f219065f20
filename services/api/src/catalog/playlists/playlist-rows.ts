import type { PlaylistType } from '@afterglow/shared-contracts';
import { type InferResult, sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';

export interface PlaylistFilter {
  readonly types?: readonly PlaylistType[] | undefined;
  readonly featured?: 0 | 1 | undefined;
  readonly withHidden: boolean;
}

export type PlaylistRow = InferResult<ReturnType<typeof selectPlaylists>>[number];

export function publishedPlaylists(db: ApiQueries, at: Date) {
  return db.selectFrom('playlists').innerJoinLateral(
    (lateral) =>
      lateral
        .selectFrom('playlist_revisions')
        .selectAll()
        .whereRef('playlist_revisions.playlist_id', '=', 'playlists.id')
        .where('playlist_revisions.publish_time', '<=', at)
        .orderBy('playlist_revisions.publish_time', 'desc')
        .orderBy('playlist_revisions.id', 'desc')
        .limit(1)
        .as('revision'),
    (join) => join.onTrue(),
  );
}

export function selectPlaylists(db: ApiQueries, at: Date) {
  return publishedPlaylists(db, at)
    .select(['playlists.id', 'playlists.type', 'playlists.featured'])
    .select(['revision.id as revision_id', 'revision.title', 'revision.description', 'revision.color'])
    .select('revision.publish_time')
    .select((expression) =>
      expression
        .selectFrom('playlist_revision_mixes')
        .select(sql<number>`count(*)::int`.as('total'))
        .whereRef('playlist_revision_mixes.revision_id', '=', 'revision.id')
        .as('mixes_count'),
    );
}

export function playlistConditions({ types, featured, withHidden }: PlaylistFilter) {
  return [
    types === undefined ? undefined : sql<boolean>`playlists.type = any(${[...types]})`,
    featured === undefined ? undefined : sql<boolean>`playlists.featured = ${featured === 1}`,
    withHidden ? undefined : sql<boolean>`not playlists.hidden`,
  ].filter((condition) => condition !== undefined);
}
