import { acceptedEncodings } from '@afterglow/kit';
import { API_PREFIX, OFFLINE_DOCUMENT_PATH, RELEASES_PATH, REMOTES_PATH } from '@afterglow/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newVisitor, visitorCookie, visitorOf } from '../visitor.ts';
import type { NoteGiven } from '../note-given.ts';
import type { Browser } from '../preview.ts';
import type { FrontDoorService } from './front-door.service.ts';

const servicePaths = [API_PREFIX, RELEASES_PATH, REMOTES_PATH].map((path) =>
  path.startsWith('/') ? path : `/${path}`,
);
const HEADERS = {
  'x-frame-options': 'DENY',
  vary: 'accept, accept-encoding, cookie, service-worker-navigation-preload',
};
const FILE_NAME = /\.[a-z0-9]{2,11}$/i;

interface FrontDoors {
  readonly frontDoor: FrontDoorService;
  /** That of a browser in a preview. */
  readonly findPreviewed: (browser: Browser) => Promise<FrontDoorService | undefined>;
  readonly noteGiven: NoteGiven;
}

/** Answers every page of the site. Register it last: it takes every remaining path. */
export function frontDoorRoutes({ frontDoor, findPreviewed, noteGiven }: FrontDoors, policy: string) {
  const nobody = () => undefined;
  return function register(app: FastifyInstance): void {
    app.get('/*', async (request, reply) => {
      const [pathname = '/'] = request.url.split('?', 1);
      if (!asksForPage(request, pathname)) return reply.callNotFound();
      // The page that a browser keeps for all times without a network is what everybody sees.
      const isKept = pathname === OFFLINE_DOCUMENT_PATH;
      const previewed = isKept ? undefined : await findPreviewed(request);
      reply.header('cache-control', previewed ? 'private, no-store' : 'no-store');
      // Nobody looks at a page that is kept, and what is previewed is not live.
      const note = previewed || isKept ? nobody : noteGiven;
      return sendPage(request, reply, { pathname, policy, door: previewed ?? frontDoor, note });
    });
  };
}

interface AskedPage {
  readonly pathname: string;
  readonly policy: string;
  readonly door: FrontDoorService;
  readonly note: NoteGiven;
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, { pathname, policy, door, note }: AskedPage) {
  const known = visitorOf(request);
  const visitor = known ?? newVisitor();
  const encoding = acceptedEncodings(request.headers['accept-encoding'])[0] ?? 'identity';
  const page = await door.page(pathname, encoding, isKept(request), visitor);
  if (page.status === 308) return reply.redirect(page.location + request.url.slice(pathname.length), 308);
  // While there is no shell, a page contains nothing that is live.
  if (page.status !== 503) note(request.ip, page.liveSet, 'page');
  if (known === undefined) reply.header('set-cookie', visitorCookie(visitor, request.protocol === 'https'));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(page.status)
    .headers({ ...HEADERS, 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(page.content);
}

/** Only a service worker asks like this, and then it has the page's code. */
function isKept({ headers }: FastifyRequest): boolean {
  return headers['service-worker-navigation-preload'] !== undefined;
}

/** A browser says text/html when it opens a page; a tool that accepts anything gets a page unless it asks for a file. */
function asksForPage(request: FastifyRequest, pathname: string): boolean {
  if (pathname === OFFLINE_DOCUMENT_PATH) return true;
  if (servicePaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return false;
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !accept.includes('image/') && !FILE_NAME.test(pathname);
}
