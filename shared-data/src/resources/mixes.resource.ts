import {
  mixSchema,
  type ArtistId,
  type ChannelId,
  type Mix,
  type MixId,
  type OperationQuery,
  type Operations,
  type ShowId,
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

const mixesSchema = pageSchema(mixSchema);

/** Most played first, or newest first. */
export type MixOrder = 'popular' | 'latest';

const ORDERS = { popular: '-reach', latest: '-creation_time' } as const;

type MixQuery = OperationQuery<Operations['listMixes']>;

/** A mix by its id. */
export function mix(id: MixId): Resource<Mix> {
  return {
    key: ['mixes', 'by-id', id],
    isModel: true,
    schema: mixSchema,
    load: async ({ data, signal }) => (await data.call('getMix', { params: { id }, signal })).data,
  };
}

/** The latest mixes, of all channels or of one. */
export function latestMixes(options: PageOptions & { readonly channel?: ChannelId } = {}): Resource<Page<Mix>> {
  return mixes({ ...options });
}

/** The most played mixes at present. */
export function trendingMixes(options: PageOptions = {}): Resource<Page<Mix>> {
  return mixes({ trending: 1, ...options });
}

/** Mixes of a genre, by its name. */
export function mixesOfGenre(genre: string, order: MixOrder, options: PageOptions = {}): Resource<Page<Mix>> {
  return mixes({ genre, order: ORDERS[order], ...options });
}

/** Mixes of a show. */
export function mixesOfShow(showId: ShowId, order: MixOrder, options: PageOptions = {}): Resource<Page<Mix>> {
  return mixes({ shows_id: showId, order: ORDERS[order], ...options });
}

/** Mixes of an artist. */
export function mixesOfArtist(artistId: ArtistId, order: MixOrder, options: PageOptions = {}): Resource<Page<Mix>> {
  return mixes({ artists_id: artistId, order: ORDERS[order], ...options });
}

/** The mixes that have the most in common with one. */
export function relatedMixes(id: MixId, options: PageOptions = {}): Resource<Page<Mix>> {
  const query = withPage({ mixes_id: id, ...options });
  return {
    key: ['mixes', 'related', query],
    schema: mixesSchema,
    empty: EMPTY_PAGE,
    load: async (context) => {
      const { data, total } = await context.data.call('listRelatedMixes', { query, signal: context.signal });
      cacheMixes(context, data);
      return { items: data, total };
    },
  };
}

function mixes(wanted: MixQuery): Resource<Page<Mix>> {
  const query = withPage(wanted);
  return {
    key: ['mixes', 'list', query],
    schema: mixesSchema,
    empty: EMPTY_PAGE,
    load: async (context) => {
      const { data, total } = await context.data.call('listMixes', { query, signal: context.signal });
      cacheMixes(context, data);
      return { items: data, total };
    },
  };
}

/** Caches every mix of a list under its own id. */
export function cacheMixes({ setCached }: Pick<ResourceContext, 'setCached'>, list: readonly Mix[]): void {
  for (const item of list) setCached(mix(item.id), item);
}
