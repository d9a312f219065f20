import { buildPlaylist } from '@afterglow/shared-contracts/testing';
import { isFeatured, listedPlaylists } from './listed-playlists.ts';

test('[BROWSE-043] only playlists with a revision and an image file are listed', () => {
  const whole = buildPlaylist();
  const unpublished = buildPlaylist({ revisions_id: null });
  const withoutArt = buildPlaylist({ revisions_album_art: null });
  const withoutFile = buildPlaylist({ revisions_album_art: { url: '/v3/media/images/playlists/9', filename: null } });
  expect(listedPlaylists([unpublished, whole, withoutArt, withoutFile])).toEqual([whole]);
});

test('[BROWSE-045] a playlist is featured when its field featured is 1', () => {
  expect(isFeatured(buildPlaylist({ featured: 1 }))).toBe(true);
  expect(isFeatured(buildPlaylist({ featured: 0 }))).toBe(false);
});
