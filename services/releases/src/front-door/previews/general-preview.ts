import { BRAND, brandedText } from '@afterglow/shared-contracts';
import { type LivePage, plainPathOf } from '../matched-page.ts';
import type { PagePreview } from './page-preview.ts';

export const SITE_DESCRIPTION =
  'Live radio and DJ mixes, day and night. Tune in to four channels or play any mix on demand.';

/** The release's description of a page; undefined when it has none, or the page is about one item of many. */
export function generalPreview(page: LivePage, description: string | undefined): PagePreview | undefined {
  const path = plainPathOf(page);
  if (path === undefined || page.title === undefined || description === undefined) return undefined;
  return {
    title: brandedText(page.title),
    description: brandedText(description),
    path,
    openGraphType: 'website',
    thing: path === '/' ? { '@type': 'WebSite', name: BRAND } : { '@type': 'WebPage' },
  };
}
