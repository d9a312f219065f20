import { API_PREFIX } from '@afterglow/shared-contracts';
import type { FastifyReply } from 'fastify';
import { hideFromOtherOrigins } from '../http/cross-origin.ts';
import type { Html } from './html.ts';
import { PAGE_POLICY, pageMarkup } from './page-markup.ts';

/** The path of the stylesheet for the API's pages, below its prefix. */
export const PAGE_STYLES_PATH = '/pages/style.css';

/** A page served by the API. */
export interface Page {
  readonly title: string;
  /** The content of <main>. */
  readonly body: Html;
  readonly status?: number;
  /** For tables and long texts. */
  readonly isWide?: boolean;
}

/** Sends one of the service's own pages (checkout, outbox, log-in of the local provider): never cached, without scripts. */
export function sendPage(reply: FastifyReply, { title, body, status = 200, isWide = false }: Page): FastifyReply {
  hideFromOtherOrigins(reply);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', PAGE_POLICY)
    .send(pageMarkup({ title, body, isWide, stylesPath: `${API_PREFIX}${PAGE_STYLES_PATH}` }));
}
