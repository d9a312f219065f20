import { planBars, section } from './arrangement.ts';

const bars = planBars([section('intro', 2, 0.3, [0, 1], 'kick'), section('peak', 6, 1, [0.5, 0.5], 'kick bass')]);

test('sections become bars in order, with their first and last marked', () => {
  expect(bars.map(({ bar }) => bar)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(bars.filter((bar) => bar.isSectionStart).map(({ bar }) => bar)).toEqual([0, 2]);
  expect(bars.filter((bar) => bar.isSectionEnd).map(({ bar }) => bar)).toEqual([1, 7]);
});

test('phrases end every fourth bar of a section and at its end', () => {
  expect(bars.filter((bar) => bar.isPhraseEnd).map(({ bar }) => bar)).toEqual([1, 5, 7]);
});

test('brightness glides from the start of a section to its end', () => {
  expect(bars.slice(0, 2).map(({ brightness }) => brightness)).toEqual([0, 1]);
});
