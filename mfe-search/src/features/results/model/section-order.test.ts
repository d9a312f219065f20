import { bestMatchSchema } from '@afterglow/shared-contracts';
import { sectionOrder } from './section-order.ts';

test('[SEARCH-021] the best match comes first, and a genre is shown as the list of mixes', () => {
  expect(bestMatchSchema.options).toEqual(['Mixes', 'Genres', 'Artists', 'Shows', 'TrackLists']);
  expect(sectionOrder(null)).toEqual(['mixes', 'artists', 'shows']);
  expect(sectionOrder('Mixes')).toEqual(['mixes', 'artists', 'shows']);
  expect(sectionOrder('Artists')).toEqual(['artists', 'mixes', 'shows']);
  expect(sectionOrder('Shows')).toEqual(['shows', 'mixes', 'artists']);
  expect(sectionOrder('Genres')).toEqual(sectionOrder('Mixes'));
  expect(sectionOrder('TrackLists')).toEqual(['tracklist', 'mixes', 'artists', 'shows']);
});
