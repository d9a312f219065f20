import { API_PREFIX } from '@afterglow/shared-contracts';
import type { FastifyReply } from 'fastify';
import { hideFromOtherOrigins } from '../http/guards/cross-origin.ts';
import type { Html } from './html.ts';
import { PAGE_POLICY, pageMarkup } from './page-markup.ts';

/** The path of the stylesheet for the API's pages, below its prefix. */
export const PAGE_STYLES_PATH = '/pages/style.css';

/** A page served by the API. */
export interface Page {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  /** For tables and long texts. */
  readonly isWide?: boolean;
  /** In the look of the site; without it the page imitates another company's. */
  readonly isOurs?: boolean;
  /** It shows other URLs of this site in frames. */
  readonly hasFrames?: boolean;
}

/** Sends one of the service's own pages (checkout, outbox, login of the local provider): never cached, without scripts. */
export function sendPage(reply: FastifyReply, { status = 200, hasFrames = false, ...page }: Page): FastifyReply {
  hideFromOtherOrigins(reply);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', hasFrames ? `${PAGE_POLICY}; frame-src 'self'` : PAGE_POLICY)
    .send(pageMarkup({ ...page, stylesPath: `${API_PREFIX}${PAGE_STYLES_PATH}` }));
}
