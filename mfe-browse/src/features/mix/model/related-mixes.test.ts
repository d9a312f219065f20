import { buildMix } from '@afterglow/shared-contracts/testing';
import { relatedMixes } from './related-mixes.ts';

const mixes = [1, 2, 3, 4].map((number) => buildMix({ number }));

test('related mixes are those of the show, then of the genre, each once and without the mix itself', () => {
  const [one, two, three, four] = mixes;
  if (!one || !two || !three || !four) throw new Error('four mixes');
  expect(relatedMixes(one, [three, one], [four, three, two, one])).toEqual([three, four, two]);
});
