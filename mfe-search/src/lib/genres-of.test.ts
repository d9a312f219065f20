import { buildMix } from '@afterglow/shared-contracts/testing';
import { genresOf } from './genres-of.ts';

test('[SEARCH-022] genres come from the found mixes, each once', () => {
  const mixes = [buildMix({ genre: ['House', 'Disco'] }), buildMix({ genre: ['Disco', 'Funk', 'House'] })];
  expect(genresOf(mixes)).toEqual(['House', 'Disco', 'Funk']);
});
