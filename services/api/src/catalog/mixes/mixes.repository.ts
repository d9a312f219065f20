import type { MixId } from '@afterglow/shared-contracts';
import { inOrder } from '../in-order.ts';
import { findMixRows, type MixRow } from './mix-rows.ts';
import type { ListPage, PageRequest } from '@afterglow/kit';
import type { ApiQueries } from '#db/api-tables.ts';
import { type MixFilter, type MixOrder, pageOfMixes } from './mix-pages.ts';
import { findRelated } from './related-mixes.ts';

export interface MixesRepository {
  list(filter: MixFilter, order: MixOrder, page: PageRequest): Promise<ListPage<MixRow>>;
  find(id: MixId): Promise<MixRow | undefined>;
  listRelated(id: MixId, page: PageRequest): Promise<ListPage<MixRow> | undefined>;
}

export function createMixesRepository(db: ApiQueries): MixesRepository {
  /** Only the page itself is read in full; finding and counting need just the IDs. */
  const readPage = async ({ items, total }: ListPage<MixId>): Promise<ListPage<MixRow>> => {
    return { items: inOrder(items, await findMixRows(db, items)), total };
  };
  return {
    list: async (filter, order, page) => readPage(await pageOfMixes(db, { filter, order, page })),
    find: async (id) => (await findMixRows(db, [id])).get(id),
    async listRelated(id, page) {
      const related = await findRelated(db, id);
      if (related === undefined) return undefined;
      return readPage({ items: related.slice(page.offset, page.offset + page.limit), total: related.length });
    },
  };
}
