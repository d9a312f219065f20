import { bannerIdSchema, BRAND, BRAND_CHANNEL_ID } from '@afterglow/shared-contracts';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import type { BannerSeed } from '#app/seeding/seed-catalog-types.ts';

type Banner = Pick<BannerSeed, 'heading' | 'subheading' | 'description' | 'primary_action'>;

const BANNERS: readonly Banner[] = [
  {
    heading: 'The night has four rooms',
    subheading: 'Live radio, around the clock',
    description: 'Everybody hears the same moment.',
    primary_action: { type: 'playChannel', value: BRAND_CHANNEL_ID, label: `Play ${BRAND}` },
  },
  ...['Two', 'Three', 'Four', 'Five', 'Six'].map((name, index) => ({
    heading: `Banner ${name}`,
    subheading: 'A list to hear',
    description: null,
    primary_action: { type: 'playPlaylist' as const, value: String(101 + index), label: 'Play' },
  })),
];

/** Each changed an hour before the last; the oldest is not published. */
export function buildBanners(dayMs: number): BannerSeed[] {
  return BANNERS.map((banner, index) => ({
    ...banner,
    id: bannerIdSchema.parse(index + 1),
    secondary_action: null,
    published: index < BANNERS.length - 1,
    modificationTime: new Date(dayMs - index * HOUR_MS),
  }));
}
