import { type InferResult, sql } from 'kysely';
import type { ListPage, PageRequest } from '@afterglow/kit';
import type { ApiQueries } from '#db/api-tables.ts';

export type BannerRow = InferResult<ReturnType<typeof selectBanners>>[number];

export interface BannersRepository {
  list(filter: { readonly withUnpublished: boolean }, page: PageRequest): Promise<ListPage<BannerRow>>;
}

export function createBannersRepository(db: ApiQueries): BannersRepository {
  return {
    async list({ withUnpublished }, page) {
      const query = selectBanners(db).$if(!withUnpublished, (all) => all.where('published', '=', true));
      const [items, { total }] = await Promise.all([
        query.orderBy('modification_time', 'desc').orderBy('id').offset(page.offset).limit(page.limit).execute(),
        query
          .clearSelect()
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow(),
      ]);
      return { items, total };
    },
  };
}

function selectBanners(db: ApiQueries) {
  return db
    .selectFrom('banners')
    .select(['id', 'heading', 'subheading', 'description', 'color', 'primary_action', 'secondary_action']);
}
