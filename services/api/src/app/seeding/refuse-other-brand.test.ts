import { CHANNEL_IDS } from '@afterglow/shared-contracts';
import { refuseOtherChannels } from './refuse-other-brand.ts';
import { STATIONS } from './seed-stations.ts';

test('[SHELL-003] a database filled under another product name is rejected with a message on what to do', () => {
  expect(() => refuseOtherChannels(['chill', 'classics', 'deep', 'nightglow'])).toThrow(
    /^BRAND is Afterglow, but .* channel named "nightglow"\. Set BRAND /,
  );
});

test('[SHELL-003] an empty one and one with the same channels are accepted; the catalog has them, too', () => {
  expect(() => refuseOtherChannels([])).not.toThrow();
  expect(() => refuseOtherChannels(CHANNEL_IDS)).not.toThrow();
  expect(STATIONS.map(({ id }) => id)).toEqual(CHANNEL_IDS);
  expect(STATIONS.at(-1)?.title).toBe('Afterglow');
});
