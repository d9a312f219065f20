import {
  artistSchema,
  type Artist,
  type ArtistId,
  type OperationQuery,
  type Operations,
} from '@afterglow/shared-contracts';
import {
  EMPTY_PAGE,
  pageSchema,
  withPage,
  type Page,
  type PageOptions,
  type Resource,
  type ResourceContext,
} from './resource.ts';

const artistsSchema = pageSchema(artistSchema);

/** An artist by its id. */
export function artist(id: ArtistId): Resource<Artist> {
  return {
    key: ['artists', 'by-id', id],
    isModel: true,
    schema: artistSchema,
    load: async ({ data, signal }) => (await data.call('getArtist', { params: { id }, signal })).data,
  };
}

/** The most played artists at present. */
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

function artists(wanted: OperationQuery<Operations['listArtists']>): Resource<Page<Artist>> {
  const query = withPage(wanted);
  return {
    key: ['artists', 'list', query],
    schema: artistsSchema,
    empty: EMPTY_PAGE,
    load: async (context) => {
      const { data: items, total } = await context.data.call('listArtists', { query, signal: context.signal });
      cacheArtists(context, items);
      return { items, total };
    },
  };
}

/** Caches every artist of a list under its own id. */
export function cacheArtists({ setCached }: Pick<ResourceContext, 'setCached'>, list: readonly Artist[]): void {
  for (const item of list) setCached(artist(item.id), item);
}
