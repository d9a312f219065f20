import { BRAND } from '@afterglow/shared-contracts';
import { type Html, html, NO_HTML } from './html.ts';

/**
 * The content security policy of such a page: styles and images from this site, forms to this site and wherever it redirects; no script
 * at all.
 */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'";

/** The content of a service's page. */
export interface PageOptions {
  readonly title: string;
  readonly body: Html;
  /** For tables and long texts. */
  readonly isWide?: boolean;
  /** In the look of the site; without it the page imitates another company's. */
  readonly isOurs?: boolean;
  /** The URL of the stylesheet that `registerPageStyles` serves. */
  readonly stylesPath: string;
}

/** Without one, browsers request /favicon.ico and log that there is none. */
const NO_ICON = html`<link rel="icon" href="data:," />`;

/** A whole page that a service itself serves to people: checkout, outbox, documentation. */
export function pageMarkup({ title, body, isWide = false, isOurs = false, stylesPath }: PageOptions): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <title>${title} · ${BRAND}</title>
        <link rel="stylesheet" href="${stylesPath}" />
        ${NO_ICON}
      </head>
      <body${isOurs ? html` class="site"` : NO_HTML}>
        ${isOurs ? html`<header class="brand">${BRAND}</header>` : NO_HTML}
        <main${isWide ? html` class="wide"` : NO_HTML}>${body}</main>
      </body>
    </html>`.markup;
}
