import { BRAND, pageTitle } from '@afterglow/shared-contracts';
import { escapeHtml } from '@afterglow/kit';
import { jsonElement, tag } from '../document/html.ts';
import { SITE_DESCRIPTION } from './general-preview.ts';
import type { PagePreview } from './page-preview.ts';

/** The absolute URLs of a preview's images and pages. */
export interface PreviewPlace {
  /** The site's own URL, without a trailing slash. */
  readonly origin: string;
  readonly siteImage: string | undefined;
}

/** Title, description and everything that a shared link shows; without a preview, the defaults for every page. */
export function previewTags(preview: PagePreview | undefined, place: PreviewPlace | undefined): string[] {
  if (preview === undefined || place === undefined) return [title(BRAND), description(SITE_DESCRIPTION)];
  const url = new URL(preview.path, place.origin).href;
  const image = imageOf(preview, place);
  const name = preview.path === '/' ? `${BRAND}: ${preview.title}` : pageTitle(preview.title);
  return [
    title(name),
    description(preview.description),
    tag('link', { rel: 'canonical', href: url }),
    ...openGraph({
      site_name: BRAND,
      type: preview.openGraphType,
      title: preview.path === '/' ? name : preview.title,
      description: preview.description,
      url,
      image,
    }),
    tag('meta', { name: 'twitter:card', content: preview.image === undefined ? 'summary' : 'summary_large_image' }),
    jsonElement('application/ld+json', { '@context': 'https://schema.org', ...preview.thing, url, image }),
  ];
}

function title(text: string): string {
  return `<title>${escapeHtml(text)}</title>`;
}

function description(text: string): string {
  return tag('meta', { name: 'description', content: text });
}

function imageOf({ image }: PagePreview, { origin, siteImage }: PreviewPlace): string | undefined {
  const path = image ?? siteImage;
  return path === undefined ? undefined : new URL(path, origin).href;
}

function openGraph(properties: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(properties).flatMap(([name, content]) =>
    content === undefined ? [] : [tag('meta', { property: `og:${name}`, content })],
  );
}
