import type { Mix, MixId } from '@afterglow/shared-contracts';
import { mix, type Page, type PageOptions, type Resource } from '@afterglow/shared-data/react';
import { modelsInOrder } from './models-in-order.ts';

/** A page of mixes given by their ids, in order; those that no longer exist are left out. */
export function mixesById(ids: readonly MixId[], { offset = 0, limit = ids.length }: PageOptions): Resource<Page<Mix>> {
  const wanted = ids.slice(offset, offset + limit);
  return {
    key: ['mixes-by-id', wanted],
    load: async (context) => ({
      items: await modelsInOrder(context, { kind: 'mixes', ids: wanted, resourceOf: mix }),
      total: ids.length,
    }),
  };
}
