import { sitemapPath } from './sitemap.ts';

/** Pages of one listener, and what is no page at all. The service itself may be read: pages are drawn from it. */
const notForRobots = [
  '/account',
  '/auth/',
  '/logout',
  '/onboarding',
  '/releases/',
  '/set-new-password',
  '/settings',
  '/yourmusic',
];

export function robotsText(origin: string, hasSitemap: boolean): string {
  const disallowed = notForRobots.map((path) => `Disallow: ${path}`);
  const sitemap = hasSitemap ? ['', `Sitemap: ${origin}${sitemapPath}`] : [];
  return ['User-agent: *', ...disallowed, ...sitemap, ''].join('\n');
}
