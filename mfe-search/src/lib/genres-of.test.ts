import { resultTypeSchema } from '@afterglow/shared-contracts';
import { buildMix } from '@afterglow/shared-contracts/testing';
import { genresOf } from './genres-of.ts';

test('[SEARCH-022] results have no group of genres: they come from the found mixes, each once', () => {
  expect(resultTypeSchema.options.toSorted()).toEqual(['Artists', 'Episodes', 'Mixes', 'Shows']);
  const mixes = [buildMix({ genre: ['House', 'Disco'] }), buildMix({ genre: ['Disco', 'Funk', 'House'] })];
  expect(genresOf(mixes)).toEqual(['House', 'Disco', 'Funk']);
});
