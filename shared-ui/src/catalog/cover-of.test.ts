import { buildMix } from '@afterglow/shared-contracts/testing';
import { coverOf } from './cover-of.ts';

test('[BROWSE-085] the cover is the album art, else that of the occurrence, else of the episode, else none', () => {
  const album_art = { url: '' };
  const episode = { air_start: '2026-03-01T10:00:00Z', air_end: '2026-03-01T11:00:00Z', image: '/episode' };
  expect(coverOf(buildMix({ album_art: { url: '/album' }, occurrence_album_art: '/occurrence', episode }))).toEqual({
    url: '/album',
  });
  expect(coverOf(buildMix({ album_art, occurrence_album_art: '/occurrence', episode }))).toEqual({
    url: '/occurrence',
  });
  expect(coverOf(buildMix({ album_art, episode }))).toEqual({ url: '/episode' });
  expect(coverOf(buildMix({ album_art, episode: null }))).toBeNull();
});
