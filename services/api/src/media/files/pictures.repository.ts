import { sql } from 'kysely';
import type { ArtworkKind } from '../images/index.ts';
import type { ApiQueries } from '#db/api-tables.ts';

export interface PicturesRepository {
  /**
   * Undefined for an unknown item; only existing ones get images. Channels are numbered by their index, from 0. `cover` names the image of
   * a mix that came with one.
   */
  find(kind: ArtworkKind, id: number): Promise<{ readonly cover: string | null } | undefined>;
}

export function createPicturesRepository(db: ApiQueries): PicturesRepository {
  return {
    async find(kind, id) {
      const { table, column } = placeOf(kind);
      const cover = kind === 'mix' ? sql`cover` : sql`null::text as cover`;
      const { rows } = await sql<{
        cover: string | null;
      }>`select ${cover} from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db);
      return rows[0];
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
