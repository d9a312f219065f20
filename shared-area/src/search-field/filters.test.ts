import { filteredPath, filtersAt } from './filters.ts';

test('filters of a URL survive a round trip', () => {
  const query = '?genre=Deep+House&channel=deep&year=2024&duration_from=3600&duration_to=7200';
  const filters = filtersAt(query);
  expect(filters).toEqual({
    genre: 'Deep House',
    channel: 'deep',
    year: 2024,
    duration_from: 3600,
    duration_to: 7200,
  });
  expect(filteredPath('/search/results/top/deep', filters)).toBe(`/search/results/top/deep${query}`);
});

test('an unreadable filter leaves the rest', () => {
  expect(filtersAt('?year=soon&channel=nobody&genre=%20&duration_from=-1&duration_to=900&other=1')).toEqual({
    duration_to: 900,
  });
  expect(filtersAt('')).toEqual({});
  expect(filteredPath('/search', {})).toBe('/search');
});
