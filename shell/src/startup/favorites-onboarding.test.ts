import { createFakeNavigationPort } from '@afterglow/shared-contracts/testing';
import { redirectToOnboarding } from './favorites-onboarding.ts';

function pathFor(artists: number, genres: number) {
  const navigation = createFakeNavigationPort('/');
  redirectToOnboarding({ artists, genres }, navigation);
  return navigation.getPath();
}

test.each([
  [0, 0],
  [2, 2],
])('[ONBOARD-022] [ONBOARD-024] %i artists and %i genres are too few', (artists, genres) => {
  expect(pathFor(artists, genres)).toBe('/onboarding');
});

test.each([
  [3, 0],
  [0, 3],
  [2, 3],
  [3, 3],
])('[ONBOARD-023] [ONBOARD-024] %i artists and %i genres are enough', (artists, genres) => {
  expect(pathFor(artists, genres)).toBe('/');
});
