import type { PageParameters } from './page-parameters.ts';

test('the parameters of a page have the types of its path', () => {
  const channel: PageParameters<'/radio/:channelId/schedule'> = { channelId: 'deep' };
  const artist: PageParameters<'/artist/:name?/:artistId(number)'> = { artistId: 7 };
  const results: PageParameters<'/search/:tab?/*'> = { rest: '' };
  // @ts-expect-error A required part is missing.
  const mix: PageParameters<'/shows/:showId(number)/mix/:mixId(number)'> = { showId: 1 };
  // @ts-expect-error A number is not text.
  const show: PageParameters<'/shows/:showId(number)'> = { showId: '1' };
  expect([channel, artist, results, mix, show]).toHaveLength(5);
});
