import { acceptedEncodings } from '@afterglow/kit';
import { API_PREFIX, OFFLINE_DOCUMENT_PATH, RELEASES_PATH, REMOTES_PATH } from '@afterglow/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NO_FAILED_SHELL, newPart, partCookie, type Visitor, visitorOf } from '../registry/live-views/index.ts';
import type { RecordServed } from '../registry/health/index.ts';
import type { Browser } from '../registry/previews/index.ts';
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
  readonly findPreviewed: (browser: Browser) => Promise<FrontDoorService | undefined>;
  readonly recordServed: RecordServed;
  readonly liveShell: () => string | null;
}

/** Serves every page of the site. Register it last: it takes every remaining path. */
export function frontDoorRoutes({ frontDoor, findPreviewed, recordServed, liveShell }: FrontDoors, policy: string) {
  /** Decides which page a browser gets: the offline page, a preview, or the live one. */
  async function ask(request: FastifyRequest, pathname: string): Promise<AskedPage> {
    const known = visitorOf(request);
    // The offline page is the same for everyone with that shell, and is fetched in the background.
    if (pathname === OFFLINE_DOCUMENT_PATH) {
      const visitor = { ...known, part: undefined };
      return { door: frontDoor, caching: 'no-store', visitor, cookies: [], note: noteNothing };
    }
    const visitor = { ...known, part: known.part ?? newPart() };
    const cookies = visitor.part === known.part ? [] : [partCookie(visitor.part, request.protocol === 'https')];
    const previewed = await findPreviewed(request);
    // A previewed version is not live.
    if (previewed) return { door: previewed, caching: 'private, no-store', visitor, cookies, note: noteNothing };
    if (known.failedShell !== undefined && known.failedShell !== liveShell()) cookies.push(NO_FAILED_SHELL);
    return { door: frontDoor, caching: 'no-store', visitor, cookies, note: recordServed };
  }

  return function register(app: FastifyInstance): void {
    app.get('/*', async (request, reply) => {
      const [pathname = '/'] = request.url.split('?', 1);
      if (!asksForPage(request, pathname)) return reply.callNotFound();
      const asked = await ask(request, pathname);
      reply.headers({ 'cache-control': asked.caching });
      return sendPage(request, reply, { ...asked, pathname, policy });
    });
  };
}

interface AskedPage {
  readonly door: FrontDoorService;
  readonly caching: string;
  readonly visitor: Visitor;
  readonly cookies: readonly string[];
  readonly note: RecordServed;
}

interface PlacedPage extends AskedPage {
  readonly pathname: string;
  readonly policy: string;
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, asked: PlacedPage) {
  const { pathname, policy, door, note, visitor, cookies } = asked;
  const encoding = acceptedEncodings(request.headers['accept-encoding'])[0] ?? 'identity';
  const page = await door.page(pathname, encoding, isFallback(request), visitor);
  if (page.status === 308) return reply.redirect(page.location + request.url.slice(pathname.length), 308);
  // Without a shell, a page serves nothing that is live.
  if (page.status !== 503) note(request.ip, page.liveSet, 'page');
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(page.status)
    .headers({ ...HEADERS, 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(page.content);
}

const noteNothing: RecordServed = () => undefined;

/** Only a service worker sends this, and it has cached the page's code. */
function isFallback({ headers }: FastifyRequest): boolean {
  return headers['service-worker-navigation-preload'] !== undefined;
}

/** A browser sends text/html when it opens a page; a tool that accepts anything gets a page unless it asks for a file. */
function asksForPage(request: FastifyRequest, pathname: string): boolean {
  if (pathname === OFFLINE_DOCUMENT_PATH) return true;
  if (servicePaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return false;
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !accept.includes('image/') && !FILE_NAME.test(pathname);
}
