import type { Episode, EpisodeId, OperationQuery, Operations } from '@afterglow/shared-contracts';
import type { Page, Resource } from './resource.ts';

/** A broadcast of a show by its id. */
export function episode(id: EpisodeId): Resource<Episode> {
  return {
    key: ['episodes', 'by-id', id],
    load: async ({ data, signal }) => (await data.call('getEpisode', { params: { id }, signal })).data,
  };
}

/** What is on the air between two times, in order of time. */
export function episodes(query: OperationQuery<Operations['listEpisodes']> = {}): Resource<Page<Episode>> {
  return {
    key: ['episodes', 'list', query],
    load: async ({ data, signal, remember }) => {
      const { data: items, total } = await data.call('listEpisodes', { query, signal });
      for (const item of items) remember(episode(item.id), item);
      return { items, total };
    },
  };
}
