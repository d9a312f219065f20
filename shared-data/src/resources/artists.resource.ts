import {
  artistSchema,
  type Artist,
  type ArtistId,
  type OperationQuery,
  type Operations,
} from '@afterglow/shared-contracts';
import { pageSchema, type Page, type PageOptions, type Resource } from './resource.ts';

const artistsSchema = pageSchema(artistSchema);

/** An artist by its id. */
export function artist(id: ArtistId): Resource<Artist> {
  return {
    key: ['artists', 'by-id', id],
    schema: artistSchema,
    load: async ({ data, signal }) => (await data.call('getArtist', { params: { id }, signal })).data,
  };
}

/** The artists played most at present. */
export function trendingArtists(count: number): Resource<Page<Artist>> {
  return artists({ trending: 1, limit: count });
}

/** Random artists of a genre. */
export function artistsOfGenre(genre: string, options: PageOptions = {}): Resource<Page<Artist>> {
  return artists({ genre, order: 'random', ...options });
}

/** Artists whose name contains the text. */
export function artistsByName(name: string, options: PageOptions = {}): Resource<Page<Artist>> {
  return artists({ name, ...options });
}

function artists(query: OperationQuery<Operations['listArtists']>): Resource<Page<Artist>> {
  return {
    key: ['artists', 'list', query],
    schema: artistsSchema,
    load: async ({ data, signal, remember }) => {
      const { data: items, total } = await data.call('listArtists', { query, signal });
      for (const item of items) remember(artist(item.id), item);
      return { items, total };
    },
  };
}
