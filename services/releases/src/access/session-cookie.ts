import { RELEASES_PATH } from '@afterglow/shared-contracts';
import { CONSOLE_HEADER } from '@afterglow/shared-registry-contracts';
import type { FastifyRequest } from 'fastify';

const COOKIE = 'afterglow_console';
const VALUE = /(?:^|;\s*)afterglow_console=([\w-]{43})(?:;|$)/;
const MS_PER_S = 1000;

export function sessionSecretOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return VALUE.exec(headers.cookie ?? '')?.[1];
}

/** The header that stores the session in a browser: hidden from scripts, other sites, and the site's own pages. */
export function sessionCookie(secret: string, request: FastifyRequest, lifeMs: number): string {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const seconds = Math.max(0, Math.floor(lifeMs / MS_PER_S));
  return `${COOKIE}=${secret}; Path=${RELEASES_PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** Whether the console itself sent a changing request: another site can neither send this header nor forge its origin. */
export function isFromConsole({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const site = headers['sec-fetch-site'];
  return headers[CONSOLE_HEADER] === '1' && (site === undefined || site === 'same-origin');
}
