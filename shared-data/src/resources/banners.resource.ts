import type { Banner } from '@afterglow/shared-contracts';
import { EMPTY_PAGE, type Page, type Resource } from './resource.ts';

const BANNERS_LIMIT = 10;

/** The banners of the home page. */
export function banners(): Resource<Page<Banner>> {
  return {
    key: ['banners'],
    empty: EMPTY_PAGE,
    load: async ({ data, signal }) => {
      const query = { limit: BANNERS_LIMIT, order: '-modification_time' } as const;
      const { data: items, total } = await data.call('listBanners', { query, signal });
      return { items, total };
    },
  };
}
