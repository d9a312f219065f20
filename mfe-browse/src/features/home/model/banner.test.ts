import { bannerSchema } from '@afterglow/shared-contracts';

const ENTRY = {
  id: 1,
  heading: 'Deep',
  subheading: 'Live now',
  description: 'Hypnotic, late and low.',
  image: { url: '/v3/media/images/banner/1' },
  primary_action: { type: 'playChannel', value: 'deep', label: 'Listen' },
  secondary_action: null,
};

test('[BROWSE-011] a banner has an id, heading, subheading, description, image and two actions', () => {
  expect(bannerSchema.parse({ ...ENTRY, position: 3 })).toEqual(ENTRY);
});

test.each(Object.keys(ENTRY))('[BROWSE-011] an entry without %s is not a banner', (field) => {
  const rest = Object.fromEntries(Object.entries(ENTRY).filter(([name]) => name !== field));
  expect(bannerSchema.safeParse(rest).success).toBe(false);
});
