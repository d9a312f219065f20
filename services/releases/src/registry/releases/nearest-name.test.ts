import { nearestName } from './nearest-name.ts';

const AREAS = ['account', 'browse', 'premium', 'radio', 'search', 'shell'];

test.each([
  ['radoi', 'radio'],
  ['raido', 'radio'],
  ['rado', 'radio'],
  ['serach', 'search'],
  ['shel', 'shell'],
  ['premiums', 'premium'],
])('%s resolves to %s', (typed, meant) => {
  expect(nearestName(typed, AREAS)).toBe(meant);
});

test('a dissimilar or very long name resolves to nothing', () => {
  expect(nearestName('checkout', AREAS)).toBeUndefined();
  expect(nearestName('radio'.repeat(100), AREAS)).toBeUndefined();
  expect(nearestName('radio', [])).toBeUndefined();
});
