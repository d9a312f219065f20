import { BRAND, BRAND_CHANNEL_ID, type Banner } from '@afterglow/shared-contracts';

export type SeedBanner = Pick<
  Banner,
  'heading' | 'subheading' | 'description' | 'primary_action' | 'secondary_action'
> & {
  readonly published: boolean;
};

export const SEED_BANNERS: readonly SeedBanner[] = [
  {
    heading: 'The night has four rooms',
    subheading: 'Live radio, around the clock',
    description: `Chill, Classics, Deep, and ${BRAND}. Everyone hears the same moment.`,
    primary_action: { type: 'playChannel', value: BRAND_CHANNEL_ID, label: `Play ${BRAND}` },
    secondary_action: { type: 'navigateInternal', value: '/radio', label: 'All channels' },
    published: true,
  },
  {
    heading: `${BRAND} Top 20`,
    subheading: 'The mixes everyone came back to',
    description: null,
    primary_action: { type: 'playPlaylist', value: '101', label: 'Play the chart' },
    secondary_action: { type: 'navigateInternal', value: '/browse/charts/101', label: 'See the chart' },
    published: true,
  },
  {
    heading: 'Sunset Sessions',
    subheading: 'Balearic and slow disco',
    description: 'For the last hour of light, wherever you are.',
    primary_action: { type: 'playPlaylist', value: '201', label: 'Play' },
    secondary_action: { type: 'navigateInternal', value: '/browse/playlists/201', label: 'Discover more' },
    published: true,
  },
  {
    heading: 'Fresh from the studio',
    subheading: 'New mixes four times a day',
    description: null,
    primary_action: { type: 'navigateInternal', value: '/browse/mixes/latest', label: 'Discover more' },
    secondary_action: null,
    published: true,
  },
  {
    heading: 'Hear every detail',
    subheading: 'Premium plays at 320 kbps',
    description: 'Plus mixes made only for Premium members.',
    primary_action: { type: 'navigateInternal', value: '/premium', label: 'See Premium' },
    secondary_action: null,
    published: true,
  },
  {
    heading: 'Twelve hours by the water',
    subheading: 'Coming in spring',
    description: null,
    primary_action: { type: 'navigateInternal', value: '/radio/deep', label: 'Discover more' },
    secondary_action: null,
    published: false,
  },
];
