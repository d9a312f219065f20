import {
  APP_ELEMENT_ID,
  BRAND,
  LIVE_SET_ELEMENT_ID,
  type LiveSet,
  PAGE_CONFIG_ELEMENT_ID,
  type PageConfig,
  releaseBaseUrl,
  type ShellManifest,
  WEB_MANIFEST_PATH,
} from '@afterglow/shared-contracts';
import type { DocumentAddition } from '../../registry/previews/index.ts';
import { firstImageElement, firstImageHint } from './first-picture.ts';
import { escapeHtml, SITE_COLORS } from '@afterglow/kit';
import { dataBlock, tag } from './html.ts';
import type { MatchedPage } from '../matched-page.ts';
import { integrityByPath, preloadHints } from './preload-hints.ts';
import { pageLiveSet } from './page-live-set.ts';
import type { PagePreview } from '../previews/page-preview.ts';
import { previewTags } from '../previews/preview-tags.ts';
import { shellIcons } from '../site-files/shell-icons.ts';

/** Without an icon, browsers request /favicon.ico on every first visit. */
const NO_ICON = 'data:,';
const BOOT_FILE = /^boot\.(?:[0-9a-f]+\.)?js$/;

export interface DocumentInput {
  liveSet: LiveSet;
  shell: ShellManifest;
  /** Undefined for a path without an owner, where the shell shows its own page. */
  matched: MatchedPage | undefined;
  pageConfig: Partial<PageConfig> | undefined;
  /** The page's description for other sites, if any. */
  preview?: PagePreview | undefined;
  /** The site's own URL; without one the page cannot state its own. */
  origin?: string | undefined;
  /** True for a page that search engines should not list. */
  unlisted?: boolean;
  /** For a browser that has cached everything, where the page appears as soon as an image would. */
  isFallback?: boolean;
  /** For the offline page, which gets no updates. */
  isWhole?: boolean;
  addition?: DocumentAddition | undefined;
}

/** The page: everything the browser needs to fetch all code of the route immediately, and nothing that waits for a script. */
export function renderDocument(input: DocumentInput): string {
  const { shell, matched, pageConfig, preview, isFallback = false } = input;
  const picture = isFallback ? undefined : preview?.firstPicture;
  const baseUrl = releaseBaseUrl(shell);
  return [
    '<!doctype html>',
    tag('html', { lang: 'en' }),
    '<head>',
    '<meta charset="utf-8">',
    ...descriptionTags(input),
    ...metaTags(),
    ...iconTags(shell),
    ...(picture ? [firstImageHint(picture)] : []),
    // Before the shell, so that it runs also where the shell fails.
    ...added(input, 'inHead'),
    ...shellTags(shell, baseUrl, input.addition === undefined),
    ...preloadHints(shell, baseUrl, matched),
    dataBlock(LIVE_SET_ELEMENT_ID, pageLiveSet(input)),
    ...(pageConfig ? [dataBlock(PAGE_CONFIG_ELEMENT_ID, pageConfig)] : []),
    '</head>',
    '<body>',
    `${tag('div', { id: APP_ELEMENT_ID })}</div>`,
    ...(picture ? [firstImageElement(picture)] : []),
    `<noscript>${escapeHtml(BRAND)} needs JavaScript to play music.</noscript>`,
    ...added(input, 'inBody'),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function added({ addition }: DocumentInput, where: keyof DocumentAddition): string[] {
  return addition ? [addition[where]] : [];
}

function descriptionTags({ shell, preview, origin, unlisted = false }: DocumentInput): string[] {
  const place = origin === undefined ? undefined : { origin, siteImage: shellIcons(shell).share };
  const robots = unlisted ? [tag('meta', { name: 'robots', content: 'noindex' })] : [];
  return [...previewTags(preview, place), ...robots];
}

function metaTags(): string[] {
  return [
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    tag('meta', { name: 'color-scheme', content: 'dark light' }),
    tag('meta', { name: 'theme-color', content: SITE_COLORS.bg.dark, media: '(prefers-color-scheme: dark)' }),
    tag('meta', { name: 'theme-color', content: SITE_COLORS.bg.light, media: '(prefers-color-scheme: light)' }),
    tag('meta', { name: 'mobile-web-app-capable', content: 'yes' }),
    tag('meta', { name: 'apple-mobile-web-app-title', content: BRAND }),
  ];
}

function iconTags(shell: ShellManifest): string[] {
  const { favicon, touch } = shellIcons(shell);
  return [
    tag('link', { rel: 'icon', href: favicon ?? NO_ICON, type: favicon && 'image/svg+xml' }),
    ...(touch === undefined ? [] : [tag('link', { rel: 'apple-touch-icon', href: touch })]),
    tag('link', { rel: 'manifest', href: WEB_MANIFEST_PATH }),
  ];
}

/** Deferred scripts run in order once the document is parsed, so the data block may come after them. */
function shellTags(shell: ShellManifest, baseUrl: string, isWatched: boolean): string[] {
  const integrity = integrityByPath(shell);
  const checked = (path: string) => ({ integrity: integrity.get(path), crossorigin: 'anonymous' });
  return [
    ...shell.styles.map((path) => tag('link', { rel: 'stylesheet', href: `${baseUrl}${path}`, ...checked(path) })),
    ...[...(isWatched ? bootScripts(shell) : []), ...shell.scripts].map(
      (path) => `${tag('script', { src: `${baseUrl}${path}`, defer: true, ...checked(path) })}</script>`,
    ),
  ];
}

/** The startup watch; a shell built before it existed has none. */
function bootScripts({ files }: ShellManifest): string[] {
  return files.flatMap(({ path }) => (BOOT_FILE.test(path) ? [path] : []));
}
