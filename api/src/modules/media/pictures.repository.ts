import { sql } from 'kysely';
import type { ArtworkKind } from '../../artwork/artwork.ts';
import type { ApiQueries } from '../../db/api-tables.ts';

export interface PicturesRepository {
  /** Whether there is such a thing; only then is its picture drawn. Channels are numbered by their place, from 0. */
  exists(kind: ArtworkKind, id: number): Promise<boolean>;
}

export function createPicturesRepository(db: ApiQueries): PicturesRepository {
  return {
    async exists(kind, id) {
      const { table, column } = placeOf(kind);
      const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db);
      return rows.length > 0;
    },
  };
}

function placeOf(kind: ArtworkKind): { readonly table: string; readonly column: string } {
  switch (kind) {
    case 'mix':
      return { table: 'mixes', column: 'id' };
    case 'show':
      return { table: 'shows', column: 'id' };
    case 'artist':
    case 'artist-hero':
      return { table: 'artists', column: 'id' };
    case 'playlist':
    case 'chart':
      return { table: 'playlists', column: 'id' };
    case 'genre':
      return { table: 'genres', column: 'id' };
    case 'banner':
      return { table: 'banners', column: 'id' };
    case 'channel':
      return { table: 'stations', column: 'position' };
  }
}
