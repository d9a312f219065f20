import { buildMix } from '@afterglow/shared-contracts/testing';
import { releasedLine } from './release-date.ts';

const EPISODE = { air_start: '2023-04-02T12:00:00.000Z', air_end: '2023-04-02T13:00:00.000Z', image: null };

test('[BROWSE-076] the release date of a mix is its airtime, or else its creation time', () => {
  expect(releasedLine(buildMix({ episode: EPISODE }))).toBe('Released 02 April 2023');
  expect(releasedLine(buildMix({ episode: null, creation_time: '2023-05-31T12:00:00.000Z' }))).toBe(
    'Released 31 May 2023',
  );
});
