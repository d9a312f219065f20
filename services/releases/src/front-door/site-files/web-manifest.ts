import { SITE_COLORS } from '@afterglow/kit';
import { BRAND, type LiveSet, type ShellManifest } from '@afterglow/shared-contracts';
import { SITE_DESCRIPTION } from '../previews/general-preview.ts';
import { livePages, plainPathOf } from '../matched-page.ts';
import { shellIcons } from './shell-icons.ts';

/** The manifest with which a browser installs the site; the live areas declare the shortcuts. */
export function webManifest(shell: ShellManifest, liveSet: LiveSet): string {
  const { application, favicon } = shellIcons(shell);
  return JSON.stringify({
    id: '/',
    name: BRAND,
    short_name: BRAND,
    description: SITE_DESCRIPTION,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: SITE_COLORS.bg.dark,
    theme_color: SITE_COLORS.bg.dark,
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
    shortcuts: shortcutsOf(liveSet),
  });
}

function shortcutsOf(liveSet: LiveSet) {
  return livePages(liveSet).flatMap((page) => {
    const url = plainPathOf(page);
    return page.menu?.shortcut === true && url !== undefined
      ? [{ name: page.menu.label ?? page.menu.section, url }]
      : [];
  });
}
