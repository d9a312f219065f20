import { RELEASES_PATH, releaseNameSchema, releaseVersionSchema } from '@afterglow/shared-contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { allow, authenticate, type IdentifyCaller } from '../../access/authenticate.ts';
import { mayPublish } from '../../access/caller.ts';
import { parseInput } from '../../http/parse-input.ts';
import type { PublishAnswer, VersionList } from '../../client/wire.ts';
import type { ReleasesService } from './releases.service.ts';

const releaseParams = z.object({ name: releaseNameSchema, version: releaseVersionSchema });
const nameParams = z.object({ name: releaseNameSchema });
const archiveTypes = ['application/x-tar', 'application/gzip', 'application/x-gzip', 'application/octet-stream'];

/** Publishing, and what has been published. */
export function releasesRoutes(releases: ReleasesService, identify: IdentifyCaller) {
  return function register(app: FastifyInstance): void {
    // The upload is read by the service as it comes, never as a whole.
    app.addContentTypeParser(archiveTypes, (_request, payload, done) => done(null, payload));

    app.post(`${RELEASES_PATH}/:name/versions/:version`, async (request, reply): Promise<PublishAnswer> => {
      const key = parseInput(releaseParams, request.params);
      const caller = await authenticate(request, identify);
      allow(mayPublish(caller, key.name), caller, `publish ${key.name}`);
      // Destroying the request would cut the connection before the refusal is sent.
      const upload = request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
      const outcome = await releases.publish({ ...key, upload, actor: caller.label });
      reply.code(outcome === 'published' ? 201 : 200);
      return { outcome, ...key };
    });

    app.get(`${RELEASES_PATH}/:name/versions`, async (request): Promise<VersionList> => {
      const { name } = parseInput(nameParams, request.params);
      await authenticate(request, identify);
      const rows = await releases.list(name);
      return {
        versions: rows.map((row) => ({
          name: row.name,
          version: row.version,
          sizeBytes: row.size_bytes,
          publishedBy: row.published_by,
          publishedAtIso: row.published_at.toISOString(),
          commit: row.manifest.commit,
          notes: row.manifest.notes,
        })),
      };
    });
  };
}
