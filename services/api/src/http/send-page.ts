import { API_PREFIX } from '@afterglow/shared-contracts';
import { type Html, PAGE_POLICY, pageMarkup } from '@afterglow/kit';
import type { FastifyReply } from 'fastify';
import { hideFromOtherOrigins } from './cross-origin.ts';

/** Where the stylesheet of the pages stands, below the prefix. */
export const PAGE_STYLES_PATH = '/pages/style.css';

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
    .header('content-security-policy', PAGE_POLICY)
    .send(pageMarkup({ title, body, isWide, stylesPath: `${API_PREFIX}${PAGE_STYLES_PATH}` }));
}
