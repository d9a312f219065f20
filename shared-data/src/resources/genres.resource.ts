import type { Genre } from '@afterglow/shared-contracts';
import type { Resource } from './resource.ts';

/** All genres. */
export function genres(): Resource<readonly Genre[]> {
  return {
    key: ['genres'],
    empty: [],
    load: async ({ data, signal }) => (await data.call('listGenres', { signal })).data,
  };
}
