import { resultTypeSchema } from '@afterglow/shared-contracts';
import { buildMix } from '@afterglow/shared-contracts/testing';
import { genresOf } from './genres-of.ts';

test('[SEARCH-022] results have no genre group: genres come from the found mixes, each once', () => {
  expect(resultTypeSchema.options.toSorted()).toEqual(['Artists', 'Episodes', 'Mixes', 'Shows']);
  const mixes = [buildMix({ genre: ['House', 'Disco'] }), buildMix({ genre: ['Disco', 'Funk', 'House'] })];
  expect(genresOf(mixes, 'xyzzy')).toEqual(['House', 'Disco', 'Funk']);
});

test('exact names come first, then similar names, then the most frequent', () => {
  const mixes = [
    buildMix({ genre: ['Melodic Techno', 'Techno'] }),
    buildMix({ genre: ['Jungle', 'Drum & Bass'] }),
    buildMix({ genre: ['Jungle', 'drum & bass', 'Bass Music'] }),
  ];
  expect(genresOf(mixes, 'drum & bass')[0]).toBe('Drum & Bass');
  expect(genresOf(mixes, 'techno')).toEqual(['Techno', 'Melodic Techno', 'Jungle', 'Drum & Bass', 'Bass Music']);
});
