import { search } from '../../resources/search.resource.ts';
import { schedule } from '../../resources/stations.resource.ts';
import { CACHED_KINDS, cachedKindOf } from './cached-kinds.ts';
import { queryKeyOf } from '../resource-query.ts';

test('[DATA-031] the kinds that are cached beyond the page', () => {
  expect([...CACHED_KINDS].sort()).toEqual([
    ...['artists', 'channels', 'episodes', 'favArtists', 'favMixes', 'favShows'],
    ...['mixes', 'nowPlaying', 'recentSearch', 'schedule', 'showSchedule', 'shows'],
  ]);
  expect(cachedKindOf(['common', 'mixes', 'by-id', 12])).toBe('mixes');
  expect(cachedKindOf(['common', 'genres'])).toBeNull();
});

test('[DATA-031] schedules and search results are among the cached kinds', () => {
  expect(cachedKindOf(queryKeyOf(schedule('deep')))).toBe('schedule');
  expect(cachedKindOf(queryKeyOf(search('deep')))).toBe('recentSearch');
});
