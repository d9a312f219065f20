import type { ArtistId, DispatchKind, EpisodeId, MixId, ShowId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import { type ArtistRow, selectArtists } from '../artists/index.ts';
import { findMixRows, type MixRow } from '../mixes/index.ts';
import { selectShows, type ShowRow } from '../shows/index.ts';
import type { EpisodeRow } from '../episodes/index.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import { type ModelIds, modelIds } from './models.ts';

/** Models by their IDs; unknown ones are missing. */
export interface Models {
  readonly mixes: ReadonlyMap<MixId, MixRow>;
  readonly shows: ReadonlyMap<ShowId, ShowRow>;
  readonly artists: ReadonlyMap<ArtistId, ArtistRow>;
  readonly episodes: ReadonlyMap<EpisodeId, EpisodeRow>;
}

export interface DispatchRepository {
  /** All directly related models, in one query however many there are. */
  findRelated(models: ModelIds): Promise<ModelIds>;
  /** One query per kind. */
  find(models: ModelIds): Promise<Models>;
}

export function createDispatchRepository(db: ApiQueries): DispatchRepository {
  return {
    async findRelated({ mixes, shows, artists, episodes }) {
      const { rows } = await sql<{ kind: DispatchKind; id: number }>`
        select 'shows' as kind, show_id as id from mixes where id = any (${mixes}::int[])
        union select 'artists', artist_id from mixes where id = any (${mixes}::int[])
        union select 'episodes', id from episodes where premiere and mix_id = any (${mixes}::int[])
        union select 'artists', artist_id from shows where id = any (${shows}::int[])
        union select 'mixes', latest.id from unnest(${artists}::int[]) as asked (id) cross join lateral (
          select id from mixes where artist_id = asked.id order by creation_time desc limit 1) latest
        union select 'shows', show_id from episodes where id = any (${episodes}::int[])
        union select 'artists', artist_id from episodes where id = any (${episodes}::int[])
        union select 'mixes', mix_id from episodes where id = any (${episodes}::int[]) and mix_id is not null
        order by kind, id`.execute(db);
      return modelIds(rows);
    },
    async find({ mixes, shows, artists, episodes }) {
      const [mixRows, showRows, artistRows, episodeRows] = await Promise.all([
        findMixRows(db, mixes),
        shows.length === 0 ? [] : selectShows(db).where('shows.id', 'in', shows).execute(),
        artists.length === 0 ? [] : selectArtists(db).where('artists.id', 'in', artists).execute(),
        episodes.length === 0 ? [] : db.selectFrom('episodes').selectAll().where('id', 'in', episodes).execute(),
      ]);
      return { mixes: mixRows, shows: byId(showRows), artists: byId(artistRows), episodes: byId(episodeRows) };
    },
  };
}

function byId<Id, Row extends { readonly id: Id }>(rows: readonly Row[]): ReadonlyMap<Row['id'], Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
