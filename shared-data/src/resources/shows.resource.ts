import { showSchema, type Show, type ShowId } from '@afterglow/shared-contracts';
import type { Resource } from './resource.ts';

/** A show by its id. */
export function show(id: ShowId): Resource<Show> {
  return {
    key: ['shows', 'by-id', id],
    schema: showSchema,
    load: async ({ data, signal }) => (await data.call('getShow', { params: { id }, signal })).data,
  };
}
