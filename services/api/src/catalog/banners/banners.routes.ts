import { operations } from '@afterglow/shared-contracts';
import { pageRequest } from '@afterglow/kit';
import { requireSuperAdmin } from '#http/authorize.ts';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { BannersService } from './banners.service.ts';

export function registerBanners(register: RegisterOperation, banners: BannersService): void {
  register(
    operations.listBanners,
    async ({ query, caller }) => {
      const withUnpublished = query.show_all === 1;
      if (withUnpublished) requireSuperAdmin(caller);
      const { items, total } = await banners.list({ withUnpublished }, pageRequest(query));
      return { data: items, total };
    },
    { caching: ({ query }) => (query.show_all === 1 ? 'never' : 'brief') },
  );
}
