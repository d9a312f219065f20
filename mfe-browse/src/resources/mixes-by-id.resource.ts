import type { Mix, MixId } from '@afterglow/shared-contracts';
import { mix, type Page, type PageOptions, type Resource } from '@afterglow/shared-data/react';
import { modelsInOrder } from './models-in-order.ts';

/** A page of mixes by their ids, in order. Deleted ones are left out and replaced by the next ones. */
export function mixesById(ids: readonly MixId[], { offset = 0, limit = ids.length }: PageOptions): Resource<Page<Mix>> {
  const end = offset + limit;
  return {
    key: ['mixes-by-id', ids, { offset, limit }],
    async load(context) {
      let readCount = 0;
      let found: readonly Mix[] = [];
      while (found.length < end && readCount < ids.length) {
        readCount += end - found.length;
        found = await modelsInOrder(context, { kind: 'mixes', ids: ids.slice(0, readCount), resourceOf: mix });
      }
      const unreadCount = Math.max(0, ids.length - readCount);
      return { items: found.slice(offset, end), total: found.length + unreadCount };
    },
  };
}
