import { bannerIdSchema } from '@afterglow/shared-contracts';
import type { BannerSeed } from '@afterglow/api';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { SEED_BANNERS } from './content/banners.ts';

/** The banners, each changed an hour before the last. */
export function buildBanners(day: string): BannerSeed[] {
  const dayMs = Date.parse(`${day}T00:00:00Z`);
  return SEED_BANNERS.map((banner, index) => ({
    ...banner,
    id: bannerIdSchema.parse(index + 1),
    modificationTime: new Date(dayMs - index * HOUR_MS),
  }));
}
