import {
  episodeSchema,
  type Episode,
  type EpisodeId,
  type OperationQuery,
  type Operations,
} from '@afterglow/shared-contracts';
import { EMPTY_PAGE, pageSchema, withPage, type Page, type Resource } from './resource.ts';

const episodesSchema = pageSchema(episodeSchema);

/** A broadcast of a show by its id. */
export function episode(id: EpisodeId): Resource<Episode> {
  return {
    key: ['episodes', 'by-id', id],
    isModel: true,
    schema: episodeSchema,
    load: async ({ data, signal }) => (await data.call('getEpisode', { params: { id }, signal })).data,
  };
}

/** The episodes on air between two times, in order of time. */
export function episodes(wanted: OperationQuery<Operations['listEpisodes']> = {}): Resource<Page<Episode>> {
  const query = withPage(wanted);
  return {
    key: ['episodes', 'list', query],
    schema: episodesSchema,
    empty: EMPTY_PAGE,
    load: async ({ data, signal, setCached }) => {
      const { data: items, total } = await data.call('listEpisodes', { query, signal });
      for (const item of items) setCached(episode(item.id), item);
      return { items, total };
    },
  };
}
