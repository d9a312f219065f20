import { BRAND, type ShellManifest } from '@afterglow/shared-contracts';
import { siteDescription } from '../previews/general-pages.ts';
import { shellIcons } from './shell-icons.ts';
import { themeColors } from './theme-colors.ts';

/** What a browser installs the site as. */
export function webManifest(shell: ShellManifest): string {
  const { application, favicon } = shellIcons(shell);
  return JSON.stringify({
    id: '/',
    name: BRAND,
    short_name: BRAND,
    description: siteDescription,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: themeColors.dark,
    theme_color: themeColors.dark,
    categories: ['music', 'entertainment'],
    icons: [
      ...application.map(({ path, sizePx, maskable }) => ({
        src: path,
        sizes: `${sizePx}x${sizePx}`,
        type: 'image/png',
        purpose: maskable ? 'maskable' : 'any',
      })),
      ...(favicon === undefined ? [] : [{ src: favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]),
    ],
    shortcuts: [
      { name: 'Radio', url: '/radio' },
      { name: 'Search', url: '/search' },
    ],
  });
}
