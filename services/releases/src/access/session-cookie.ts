import { CONSOLE_HEADER } from '@afterglow/shared-contracts/registry';
import { RELEASES_PATH } from '@afterglow/shared-contracts';
import type { FastifyRequest } from 'fastify';

const COOKIE = 'afterglow_console';
const VALUE = /(?:^|;\s*)afterglow_console=([\w-]{43})(?:;|$)/;
const MS_PER_S = 1000;

/** The secret of the console's session that a browser sends. */
export function sessionSecretOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return VALUE.exec(headers.cookie ?? '')?.[1];
}

/** The header that lets a browser keep its session: no script reads it, no other site sends it, and no page of the site gets it. */
export function sessionCookie(secret: string, request: FastifyRequest, lifeMs: number): string {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const seconds = Math.max(0, Math.floor(lifeMs / MS_PER_S));
  return `${COOKIE}=${secret}; Path=${RELEASES_PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/**
 * Whether a request that changes something was made by the console itself: another site can send neither this header nor hide what it
 * is.
 */
export function isFromConsole({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const site = headers['sec-fetch-site'];
  return headers[CONSOLE_HEADER] === '1' && (site === undefined || site === 'same-origin');
}
