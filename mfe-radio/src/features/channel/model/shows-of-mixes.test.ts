import { showIdSchema } from '@afterglow/shared-contracts';
import { buildMix } from '@afterglow/shared-contracts/testing';
import { showsOfMixes } from './shows-of-mixes.ts';

function mixOf(show: number) {
  return buildMix({ show: { id: showIdSchema.parse(show), title: `Show ${show}` } });
}

test('the shows are those of the mixes, in order, each once', () => {
  const mixes = [3, 1, 3, 2, 1, 4].map(mixOf);
  expect(showsOfMixes(mixes, 3).map(({ show }) => show.title)).toEqual(['Show 3', 'Show 1', 'Show 2']);
});
