import { operations } from '@afterglow/shared-contracts';
import { pageRequest } from '../page.ts';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { BannersService } from './banners.service.ts';

export function registerBanners(register: RegisterOperation, banners: BannersService): void {
  register(operations.listBanners, async ({ query }) => {
    const { items, total } = await banners.list({ withUnpublished: query.show_all === 1 }, pageRequest(query));
    return { data: items, total };
  });
}
