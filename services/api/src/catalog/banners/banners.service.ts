import type { Banner } from '@afterglow/shared-contracts';
import { imageOf } from '../image-address.ts';
import type { ListPage, PageRequest } from '@afterglow/kit';
import type { BannerRow, BannersRepository } from './banners.repository.ts';

export interface BannersService {
  list(filter: { readonly withUnpublished: boolean }, page: PageRequest): Promise<ListPage<Banner>>;
}

export function createBannersService(repository: BannersRepository): BannersService {
  return {
    async list(filter, page) {
      const { items, total } = await repository.list(filter, page);
      return { items: items.map(toBanner), total };
    },
  };
}

function toBanner({ color, ...row }: BannerRow): Banner {
  return { ...row, image: imageOf('banner', row.id, color) };
}
