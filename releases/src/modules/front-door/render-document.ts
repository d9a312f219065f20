import {
  APP_ELEMENT_ID,
  BRAND,
  LIVE_SET_ELEMENT_ID,
  type LiveSet,
  PAGE_CONFIG_ELEMENT_ID,
  type PageConfig,
  REMOTES_PATH,
  type ShellManifest,
} from '@afterglow/shared-contracts';
import { dataBlock, escapeHtml, tag } from './html.ts';
import type { MatchedRoute } from './matched-route.ts';
import { integrityByPath, preloadHints } from './preload-hints.ts';

const description =
  'Live radio and DJ mixes, day and night: listen to four channels, or play any mix from the archive.';
/** `--color-bg` of shared-ui, which a service cannot import. */
const themeColors = { dark: '#0b0b0f', light: '#fafafb' } as const;
const iconFile = /^favicon\.([0-9a-f]+\.)?svg$/;
/** Without an icon a browser asks for /favicon.ico on every first visit. */
const noIcon = 'data:,';

export type DocumentInput = {
  liveSet: LiveSet;
  shell: ShellManifest;
  /** Undefined: nobody owns the path, and the shell shows its own page. */
  matched: MatchedRoute | undefined;
  /** Undefined: the page has the defaults. */
  pageConfig: Partial<PageConfig> | undefined;
};

/** The page: what the visitor's browser needs to fetch all code of the route at once, and nothing that waits for a script. */
export function renderDocument({ liveSet, shell, matched, pageConfig }: DocumentInput): string {
  const baseUrl = `${REMOTES_PATH}/${shell.name}/${shell.version}/`;
  return [
    '<!doctype html>',
    tag('html', { lang: 'en' }),
    '<head>',
    '<meta charset="utf-8">',
    `<title>${escapeHtml(BRAND)}</title>`,
    ...metaTags(),
    iconTag(shell, baseUrl),
    ...shellTags(shell, baseUrl),
    ...preloadHints(shell, baseUrl, matched),
    dataBlock(LIVE_SET_ELEMENT_ID, liveSet),
    ...(pageConfig ? [dataBlock(PAGE_CONFIG_ELEMENT_ID, pageConfig)] : []),
    '</head>',
    '<body>',
    `${tag('div', { id: APP_ELEMENT_ID })}</div>`,
    `<noscript>${escapeHtml(BRAND)} needs JavaScript to play music.</noscript>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function metaTags(): string[] {
  return [
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    tag('meta', { name: 'description', content: description }),
    tag('meta', { name: 'color-scheme', content: 'dark light' }),
    tag('meta', { name: 'theme-color', content: themeColors.dark, media: '(prefers-color-scheme: dark)' }),
    tag('meta', { name: 'theme-color', content: themeColors.light, media: '(prefers-color-scheme: light)' }),
  ];
}

function iconTag(shell: ShellManifest, baseUrl: string): string {
  const icon = shell.files.find(({ path }) => iconFile.test(path));
  return tag('link', { rel: 'icon', href: icon ? `${baseUrl}${icon.path}` : noIcon });
}

/** Deferred scripts run in order once the document is parsed, so the data block may stand below them. */
function shellTags(shell: ShellManifest, baseUrl: string): string[] {
  const integrity = integrityByPath(shell);
  const checked = (path: string) => ({ integrity: integrity.get(path), crossorigin: 'anonymous' });
  return [
    ...shell.styles.map((path) => tag('link', { rel: 'stylesheet', href: `${baseUrl}${path}`, ...checked(path) })),
    ...shell.scripts.map(
      (path) => `${tag('script', { src: `${baseUrl}${path}`, defer: true, ...checked(path) })}</script>`,
    ),
  ];
}
