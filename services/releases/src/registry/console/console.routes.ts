import { RELEASES_PATH } from '@afterglow/shared-contracts';
import { CONSOLE_FILES_PATH } from '@afterglow/shared-registry-contracts';
import { acceptedEncodings, ServiceError } from '@afterglow/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { contentTypeOf } from '../../http/content-types.ts';
import { CONSOLE_PAGE, type ConsoleFile, type ConsoleFiles } from './console-files.ts';

/** Allows only its own files and calls. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': PAGE_POLICY,
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  vary: 'accept-encoding',
} as const;
const FILE_HEADERS = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' } as const;

const params = z.object({ file: z.string() });

/** The release manager's console. It needs neither the shell nor any area, so it works when all of them are broken. */
export function consoleRoutes(files: ConsoleFiles) {
  return function register(app: FastifyInstance): void {
    app.get(RELEASES_PATH, async (request, reply) => {
      const page = await files.find(CONSOLE_PAGE);
      if (page !== undefined) return send(page, CONSOLE_PAGE, request, reply.headers(PAGE_HEADERS));
      throw new ServiceError('not-found', 'not_found', "The console isn't built yet. Restart the site.");
    });

    app.get(`${CONSOLE_FILES_PATH}/:file`, async (request, reply) => {
      const { file: name } = params.parse(request.params);
      const file = name === CONSOLE_PAGE ? undefined : await files.find(name);
      return file === undefined ? reply.callNotFound() : send(file, name, request, reply.headers(FILE_HEADERS));
    });
  };
}

function send(file: ConsoleFile, name: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = acceptedEncodings(request.headers['accept-encoding']).find((one) => file.has(one)) ?? 'identity';
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type(contentTypeOf(name)).send(file.get(encoding));
}
