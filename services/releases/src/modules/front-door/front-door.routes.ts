import { API_PREFIX, OFFLINE_DOCUMENT_PATH, RELEASES_PATH, REMOTES_PATH } from '@afterglow/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../../http/accepted-encoding.ts';
import { newVisitor, visitorCookie, visitorOf } from '../visitor.ts';
import type { FrontDoorService } from './front-door.service.ts';

const servicePaths = [API_PREFIX, RELEASES_PATH, REMOTES_PATH].map((path) =>
  path.startsWith('/') ? path : `/${path}`,
);
const FILE_NAME = /\.[a-z0-9]{2,11}$/i;

/** Answers every page of the site. Register it last: it takes every remaining path. */
export function frontDoorRoutes(frontDoor: FrontDoorService, policy: string) {
  return function register(app: FastifyInstance): void {
    app.get('/*', async (request, reply) => {
      const [pathname = '/'] = request.url.split('?', 1);
      if (!asksForPage(request, pathname)) return reply.callNotFound();
      const encoding = acceptedEncodings(request.headers['accept-encoding'])[0] ?? 'identity';
      // Only a service worker asks like this, and then it has the page's code.
      const isKept = request.headers['service-worker-navigation-preload'] !== undefined;
      const known = visitorOf(request);
      const visitor = known ?? newVisitor();
      const page = await frontDoor.page(pathname, encoding, isKept, visitor);
      if (page.status === 308) {
        return reply
          .header('cache-control', 'no-cache')
          .redirect(page.location + request.url.slice(pathname.length), 308);
      }
      if (known === undefined) reply.header('set-cookie', visitorCookie(visitor, request.protocol === 'https'));
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .code(page.status)
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': policy,
          'x-frame-options': 'DENY',
          vary: 'accept, accept-encoding, service-worker-navigation-preload',
        })
        .type('text/html; charset=utf-8')
        .send(page.content);
    });
  };
}

/** A browser says text/html when it opens a page; a tool that accepts anything gets a page unless it asks for a file. */
function asksForPage(request: FastifyRequest, pathname: string): boolean {
  if (pathname === OFFLINE_DOCUMENT_PATH) return true;
  if (servicePaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return false;
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !accept.includes('image/') && !FILE_NAME.test(pathname);
}
