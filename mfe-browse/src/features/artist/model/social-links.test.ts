import { buildArtist } from '@afterglow/shared-contracts/testing';
import { socialLinks } from './social-links.ts';

test('[BROWSE-102] profile URLs are fixed prefixes with the user name', () => {
  const links = socialLinks(
    buildArtist({
      facebook_username: 'mira',
      instagram_username: 'mira',
      twitter_username: 'mira',
      tiktok_username: 'mira',
      website_url: 'https://mira.example',
    }),
  );
  expect(links.map(({ href }) => href)).toEqual([
    'https://www.facebook.com/mira',
    'https://www.instagram.com/mira',
    'https://twitter.com/mira',
    'https://www.tiktok.com/@mira',
    'https://mira.example',
  ]);
});

test('unknown profiles and invalid URLs are omitted', () => {
  const artist = buildArtist({ instagram_username: null, website_url: 'javascript:alert(1)' });
  expect(socialLinks(artist)).toEqual([]);
});
