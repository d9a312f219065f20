import { artistPath, genrePath, mixPath, searchPath, showPath } from '@afterglow/shared-contracts';
import { buildArtist, buildMix, buildShow } from '@afterglow/shared-contracts/testing';
import { itemOfPath } from './item-of-path.ts';

test.each([
  [artistPath(buildArtist()), { type: 'artist', itemId: 5 }],
  [artistPath({ ...buildArtist(), url: '' }), { type: 'artist', itemId: 5 }],
  [mixPath(buildMix().id), { type: 'mix', itemId: 12 }],
  ['/shows/3/mix/12', { type: 'mix', itemId: 12 }],
  [showPath(buildShow().id), { type: 'show', itemId: 3 }],
  [genrePath('Drum & Bass'), { type: 'genre', itemId: 'drum_&_bass' }],
  ['/genre/Deep_House', { type: 'genre', itemId: 'deep_house' }],
])('the page at %s is that of an item', (path, item) => {
  expect(itemOfPath(path)).toEqual(item);
});

test.each(['/', '/search', searchPath('deep'), '/radio/deep', '/browse/charts/101', '/mix/0', '/mix/99999999999'])(
  'the page at %s is not that of an item',
  (path) => {
    expect(itemOfPath(path)).toBeUndefined();
  },
);
