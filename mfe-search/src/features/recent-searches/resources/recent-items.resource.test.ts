import { buildArtist, buildMix, buildShow, createFakeDataPort } from '@afterglow/shared-contracts/testing';
import { readResource, type RecentSearch } from '@afterglow/shared-data/react';
import { recentItems } from './recent-items.resource.ts';

const STORED: readonly RecentSearch[] = [
  { id: 'artist:5', type: 'artist', itemId: 5 },
  { id: 'genre:deep_house', type: 'genre', itemId: 'deep_house' },
  { id: 'show:3', type: 'show', itemId: 3 },
  { id: 'mix:12', type: 'mix', itemId: 12 },
];

test('[SEARCH-032] [SEARCH-033] items are fetched by type and id, newest first', async () => {
  const data = createFakeDataPort({
    getArtist: () => ({ data: buildArtist() }),
    getShow: () => ({ data: buildShow() }),
    getMix: () => ({ data: buildMix() }),
  });
  const { items, isComplete } = await readResource(data, recentItems(STORED));
  expect(items.map(({ id, href }) => [id, href])).toEqual([
    ['mix:12', '/mix/12'],
    ['show:3', '/shows/3'],
    ['genre:deep_house', '/genre/deep_house'],
    ['artist:5', '/artist/mira-vale/5'],
  ]);
  expect(isComplete).toBe(true);
  expect(data.calls.map(({ name, input }) => [name, input.params])).toEqual([
    ['getMix', { id: 12 }],
    ['getShow', { id: 3 }],
    ['getArtist', { id: 5 }],
  ]);
});

test('an item that was read before makes no further request', async () => {
  const data = createFakeDataPort({ getMix: () => ({ data: buildMix() }) });
  const [, , , mix] = STORED;
  if (!mix) throw new Error('There is a mix.');
  await readResource(data, recentItems([mix]));
  await readResource(data, recentItems([{ id: 'genre:techno', type: 'genre', itemId: 'techno' }, mix]));
  expect(data.calls).toHaveLength(1);
});
