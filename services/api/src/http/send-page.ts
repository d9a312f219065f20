import { API_PREFIX, BRAND } from '@afterglow/shared-contracts';
import type { FastifyReply } from 'fastify';
import { hideFromOtherOrigins } from './cross-origin.ts';
import { type Html, html, noHtml } from './html.ts';
import { PAGE_STYLES_PATH } from './page-styles.ts';

/** Styles and pictures from here, forms to here and on to where the answer redirects; no script at all. */
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'";

export type Page = {
  readonly title: string;
  /** What stands within <main>. */
  readonly body: Html;
  readonly status?: number;
  /** For tables and long texts. */
  readonly isWide?: boolean;
};

/** Answers one of the service's own pages (checkout, outbox, log-in of the local provider): kept by nobody, without scripts. */
export function sendPage(reply: FastifyReply, { title, body, status = 200, isWide = false }: Page): FastifyReply {
  hideFromOtherOrigins(reply);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .send(pageMarkup(title, body, isWide));
}

function pageMarkup(title: string, body: Html, isWide: boolean): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <title>${title} · ${BRAND}</title>
        <link rel="stylesheet" href="${API_PREFIX}${PAGE_STYLES_PATH}" />
      </head>
      <body>
        <main${isWide ? html` class="wide"` : noHtml}>${body}</main>
      </body>
    </html>`.markup;
}
