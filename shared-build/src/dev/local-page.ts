import {
  liveSetSchema,
  LIVE_SET_ELEMENT_ID,
  PAGE_CONFIG_ELEMENT_ID,
  REMOTES_PATH,
  type LiveSet,
} from '@afterglow/shared-contracts';
import { IN_PAGE_PATH } from './error-overlay.ts';

const PAGE_CONFIG_BLOCK = `<script type="application/json" id="${PAGE_CONFIG_ELEMENT_ID}">`;

/** A page of the site with this live set instead of the one in it, without preloads for the local area. */
export function localPage(html: string, area: string, put: (liveSet: LiveSet) => LiveSet): string {
  const withLiveSet = replaceBlock(html, LIVE_SET_ELEMENT_ID, (text) => put(liveSetSchema.parse(JSON.parse(text))));
  const lines = withoutWorker(withLiveSet)
    .split('\n')
    .filter((line) => !(line.startsWith('<link ') && line.includes(`"${REMOTES_PATH}/${area}/`)));
  return lines.join('\n').replace('</head>', `<script src="${IN_PAGE_PATH}" defer></script>\n</head>`);
}

/** A service worker would respond with cached files of the site. */
function withoutWorker(html: string): string {
  if (!html.includes(`id="${PAGE_CONFIG_ELEMENT_ID}"`))
    return html.replace('</head>', `${PAGE_CONFIG_BLOCK}{"serviceWorker":false}</script>\n</head>`);
  return replaceBlock(html, PAGE_CONFIG_ELEMENT_ID, (text) => ({
    ...(JSON.parse(text) as object),
    serviceWorker: false,
  }));
}

/** Replaces the content of a data block in the page; a page without the block stays as it is. */
function replaceBlock(html: string, id: string, make: (text: string) => unknown): string {
  const opening = html.indexOf(`id="${id}"`);
  if (opening < 0) return html;
  const start = html.indexOf('>', opening) + 1;
  const end = html.indexOf('</script>', start);
  // No text in it may end the element, or start a comment.
  const written = JSON.stringify(make(html.slice(start, end))).replaceAll('<', String.raw`\u003c`);
  return html.slice(0, start) + written + html.slice(end);
}
