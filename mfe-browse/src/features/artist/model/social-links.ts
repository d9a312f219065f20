import type { Artist } from '@afterglow/shared-contracts';

export interface SocialLink {
  readonly name: string;
  readonly href: string;
}

const PREFIXES = {
  Facebook: 'https://www.facebook.com/',
  Instagram: 'https://www.instagram.com/',
  Twitter: 'https://twitter.com/',
  TikTok: 'https://www.tiktok.com/@',
} as const;

/** The artist's profiles on other sites; unknown ones are left out. */
export function socialLinks(artist: Artist): readonly SocialLink[] {
  const userNames = {
    Facebook: artist.facebook_username,
    Instagram: artist.instagram_username,
    Twitter: artist.twitter_username,
    TikTok: artist.tiktok_username,
  };
  const profiles = Object.entries(PREFIXES).map(([name, prefix]) => {
    const userName = userNames[name as keyof typeof PREFIXES];
    return { name, href: userName ? `${prefix}${encodeURIComponent(userName)}` : '' };
  });
  const website = { name: 'Website', href: isWebAddress(artist.website_url) ? artist.website_url : '' };
  return [...profiles, website].filter(({ href }) => href !== '');
}

/** Anything else (a script, a bare word) does not become a link. */
function isWebAddress(address: string | null): address is string {
  return address !== null && /^https?:\/\//i.test(address);
}
