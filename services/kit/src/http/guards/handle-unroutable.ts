import type { ApiErrorBody } from '@afterglow/shared-contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNavigation } from '../is-navigation.ts';
import { pathOf } from '../path-of.ts';
import { answerTooLong, isTooLong } from './reject-long-urls.ts';
import type { SecurityHeaders } from './security-headers.ts';

const UNREADABLE: ApiErrorBody = { code: 'validation_failed', message: "The request URL isn't valid." };

/**
 * Responds to a URL that cannot be routed, such as "/100%": neither hooks nor the error handler run, so their work is done here. A person
 * who opened it is redirected to the same URL with its percent signs escaped, which a page can serve.
 */
export function handleUnroutable(
  request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>,
  reply: FastifyReply,
  securityHeaders: SecurityHeaders,
): void {
  const { url } = request;
  const answer = reply.headers({ ...securityHeaders, 'cache-control': 'no-store' });
  if (isTooLong({ url })) return answerTooLong(answer);
  if (isNavigation(request) && !isReadable(url)) void answer.redirect(asWritten(url), 302);
  else void answer.code(400).send(UNREADABLE);
}

function isReadable(url: string): boolean {
  try {
    decodeURI(pathOf(url));
    return true;
  } catch {
    return false;
  }
}

/** Starts with one slash: browsers would take two, or a backslash, for another host. */
function asWritten(url: string): string {
  const path = pathOf(url);
  return `/${path.replace(/^[/\\]+/, '').replaceAll('%', '%25')}${url.slice(path.length)}`;
}
