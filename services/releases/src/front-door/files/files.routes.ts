import { acceptedEncodings, matchesEtag } from '@afterglow/kit';
import { REMOTES_PATH, releaseNameSchema, releaseVersionSchema } from '@afterglow/shared-contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { contentTypeOf } from '../../http/content-types.ts';
import type { FilesService, StoredFile } from './files.service.ts';

const params = z.object({ name: releaseNameSchema, version: releaseVersionSchema, '*': z.string() });

/** A file of a release never changes; any page may load it and time it. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'accept-encoding',
} as const;

export function filesRoutes(files: FilesService) {
  return function register(app: FastifyInstance): void {
    app.get(`${REMOTES_PATH}/:name/:version/*`, async (request, reply) => {
      const file = await findFile(files, request.params, request.headers['accept-encoding']);
      if (file === undefined) return reply.callNotFound();
      const etag = `"${file.integrity}-${file.encoding}"`;
      reply.headers({ ...HEADERS, etag });
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      if (file.encoding !== 'identity') reply.header('content-encoding', file.encoding);
      return reply.type(contentTypeOf(request.url.split('?')[0] ?? '')).send(file.content);
    });
  };
}

async function findFile(
  files: FilesService,
  input: unknown,
  encoding: string | undefined,
): Promise<StoredFile | undefined> {
  const key = params.safeParse(input);
  if (!key.success) return undefined;
  const { name, version, '*': path } = key.data;
  return files.find({ name, version, path }, acceptedEncodings(encoding));
}
