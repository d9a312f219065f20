import type { ApiContext } from '#app/api-context.ts';
import { createBannersRepository } from './banners.repository.ts';
import { registerBanners } from './banners.routes.ts';
import { createBannersService } from './banners.service.ts';

export function mountBanners({ register, database }: ApiContext): void {
  registerBanners(register, createBannersService(createBannersRepository(database.db)));
}
