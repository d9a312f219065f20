import { showSchema, type Show, type ShowId } from '@afterglow/shared-contracts';
import type { Resource, ResourceContext } from './resource.ts';

/** A show by its id. */
export function show(id: ShowId): Resource<Show> {
  return {
    key: ['shows', 'by-id', id],
    isModel: true,
    schema: showSchema,
    updatedBy: {
      addShowReach: (cached, { input, response: { reach } }) =>
        input.params?.id === cached.id ? { data: { ...cached, reach } } : null,
    },
    load: async ({ data, signal }) => (await data.call('getShow', { params: { id }, signal })).data,
  };
}

/** Caches every show of a list under its own id. */
export function cacheShows({ setCached }: Pick<ResourceContext, 'setCached'>, list: readonly Show[]): void {
  for (const item of list) setCached(show(item.id), item);
}
