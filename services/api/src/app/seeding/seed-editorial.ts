import { jsonValue } from '@afterglow/kit';
import type { SeedContext } from './seed-steps.ts';

export async function seedGenres({ db, catalog }: SeedContext): Promise<void> {
  if (catalog.genres.length > 0) await db.insertInto('genres').values(catalog.genres).execute();
}

export async function seedBanners({ db, catalog, colorOf }: SeedContext): Promise<void> {
  const banners = catalog.banners.map(({ modificationTime, ...banner }) => ({
    ...banner,
    color: colorOf('banner', banner.id),
    primary_action: banner.primary_action && jsonValue(banner.primary_action),
    secondary_action: banner.secondary_action && jsonValue(banner.secondary_action),
    modification_time: modificationTime,
  }));
  if (banners.length > 0) await db.insertInto('banners').values(banners).execute();
}
