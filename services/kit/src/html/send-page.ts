import { API_PREFIX } from '@afterglow/shared-contracts';
import type { FastifyReply } from 'fastify';
import { hideFromOtherOrigins } from '../http/cross-origin.ts';
import type { Html } from './html.ts';
import { PAGE_POLICY, pageMarkup } from './page-markup.ts';

/** Where the stylesheet of the API's pages stands, below its prefix. */
export const PAGE_STYLES_PATH = '/pages/style.css';

/** A page that the API answers. */
export interface Page {
  readonly title: string;
  /** What stands within <main>. */
  readonly body: Html;
  readonly status?: number;
  /** For tables and long texts. */
  readonly isWide?: boolean;
}

/** Answers one of the service's own pages (checkout, outbox, log-in of the local provider): kept by nobody, without scripts. */
export function sendPage(reply: FastifyReply, { title, body, status = 200, isWide = false }: Page): FastifyReply {
  hideFromOtherOrigins(reply);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', PAGE_POLICY)
    .send(pageMarkup({ title, body, isWide, stylesPath: `${API_PREFIX}${PAGE_STYLES_PATH}` }));
}
