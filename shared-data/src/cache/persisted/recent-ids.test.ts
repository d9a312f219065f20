import { withUse } from './cache-storage.ts';

const full = Array.from({ length: 130 }, (_, at) => `id ${at}`);

test('[DATA-030] ids are in the order of their use', () => {
  expect(withUse(['a', 'b', 'c'], 'a')).toEqual({ ids: ['b', 'c', 'a'], dropped: [] });
  expect(withUse(['a'], 'b')).toEqual({ ids: ['a', 'b'], dropped: [] });
});

test('[DATA-029] 130 ids are retained, and reusing one drops none', () => {
  expect(withUse(full.slice(1), 'new').dropped).toEqual([]);
  expect(withUse(full, 'id 0').dropped).toEqual([]);
});

test('[DATA-029] the 131st evicts the oldest 30', () => {
  const { ids, dropped } = withUse(full, 'new');
  expect(dropped).toEqual(full.slice(0, 30));
  expect(ids).toEqual([...full.slice(30), 'new']);
});
