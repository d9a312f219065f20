import { acceptedEncodings } from '@afterglow/kit';
import { HANG_WATCH_PATH, SERVICE_WORKER_PATH, WEB_MANIFEST_PATH } from '@afterglow/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { visitorOf } from '../../registry/live-views/index.ts';
import { contentSecurityPolicy } from '../document/content-security-policy.ts';
import type { EncodedFile, SiteFiles } from './site-files.service.ts';
import { SITEMAP_PATH, SITEMAP_SECTIONS } from './sitemap.ts';

const AN_HOUR = 'public, max-age=3600';
const FILE_ENDING = '.xml';
const fileSchema = z.tuple([
  z.enum(SITEMAP_SECTIONS),
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number)),
]);

/** Serves the files that browsers and search engines request at fixed paths. */
export function siteFilesRoutes(files: SiteFiles) {
  return function register(app: FastifyInstance): void {
    app.get(SERVICE_WORKER_PATH, async (request, reply) =>
      sendWorker(reply, await files.serviceWorker(...askedBy(request))),
    );

    app.get(HANG_WATCH_PATH, async (request, reply) => {
      const worker = await files.hangWatch(...askedBy(request));
      return worker ? sendWorker(reply, worker) : reply.callNotFound();
    });

    app.get(WEB_MANIFEST_PATH, async (_request, reply) => {
      const manifest = await files.webManifest();
      return send(reply.header('cache-control', 'no-cache'), 'application/manifest+json', manifest);
    });

    app.get('/robots.txt', (_request, reply) =>
      send(reply.header('cache-control', AN_HOUR), 'text/plain; charset=utf-8', files.robots()),
    );

    app.get(SITEMAP_PATH, async (_request, reply) => {
      const index = await files.sitemap?.index();
      return send(reply.header('cache-control', AN_HOUR), 'application/xml; charset=utf-8', index);
    });

    // One parameter, because the router takes quadratic time for two in one segment.
    app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
      const { file: name } = request.params;
      const named = fileSchema.safeParse(
        name.endsWith(FILE_ENDING) ? name.slice(0, -FILE_ENDING.length).split('-') : [],
      );
      if (!named.success) return reply.callNotFound();
      const file = await files.sitemap?.file(...named.data);
      return send(reply.header('cache-control', AN_HOUR), 'application/xml; charset=utf-8', file);
    });
  };
}

function askedBy(request: FastifyRequest) {
  return [acceptedEncodings(request.headers['accept-encoding']), visitorOf(request)] as const;
}

function sendWorker(reply: FastifyReply, { content, encoding }: EncodedFile): unknown {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.headers({
    'cache-control': 'no-cache',
    // A worker's policy comes with its own script.
    'content-security-policy': contentSecurityPolicy,
    vary: 'accept-encoding, cookie',
  });
  return reply.type('text/javascript; charset=utf-8').send(content);
}

function send(reply: FastifyReply, type: string, content: string | undefined): unknown {
  return content === undefined ? reply.removeHeader('cache-control').callNotFound() : reply.type(type).send(content);
}
