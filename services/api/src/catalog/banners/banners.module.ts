import type { ServiceContext } from '#app/service-context.ts';
import { createBannersRepository } from './banners.repository.ts';
import { registerBanners } from './banners.routes.ts';
import { createBannersService } from './banners.service.ts';

export function mountBanners({ register, database }: ServiceContext): void {
  registerBanners(register, createBannersService(createBannersRepository(database.db)));
}
