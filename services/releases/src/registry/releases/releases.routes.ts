import { registryOperations } from '@afterglow/shared-registry-contracts';
import type { FastifyInstance } from 'fastify';
import type { Authorize } from '../../access/authorize.ts';
import { callerOf, createRegistrar } from '../../http/register-operation.ts';
import type { PublishedRelease } from '../../db/tables.ts';
import { compareReleases } from './compare-releases.ts';
import type { ReleasesService } from './releases.service.ts';

const ARCHIVE_TYPES = ['application/x-tar', 'application/gzip', 'application/x-gzip', 'application/octet-stream'];

export function releasesRoutes(releases: ReleasesService, authorize: Authorize) {
  return function register(app: FastifyInstance): void {
    // The service reads the upload as it arrives, never as a whole.
    app.addContentTypeParser(ARCHIVE_TYPES, (_request, payload, done) => done(null, payload));
    const operations = createRegistrar(app, authorize);

    operations.raw(registryOperations.publish, async ({ params, request, reply, ...call }) => {
      const { remote: name, version } = params;
      // Destroying the request would cut the connection before the error is sent.
      const upload = request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
      const { label: actor, role } = callerOf(call);
      const outcome = await releases.publish({ name, version, upload, actor, isOwn: role === 'start' });
      return reply.code(outcome === 'published' ? 201 : 200).send({ outcome, name, version });
    });

    operations.answer(registryOperations.listVersions, async ({ params }) => {
      const rows = await releases.list(params.remote);
      return { data: { versions: rows.map(toVersion) } };
    });

    operations.answer(registryOperations.compareVersions, async ({ params: { remote }, query }) => ({
      data: compareReleases(await releases.require(remote, query.from), await releases.require(remote, query.to)),
    }));
  };
}

function toVersion(row: PublishedRelease) {
  return {
    name: row.name,
    version: row.version,
    sizeBytes: row.size_bytes,
    publishedBy: row.published_by,
    publishedAtIso: row.published_at.toISOString(),
    commit: row.manifest.commit,
    ...(row.manifest.hasLocalChanges !== undefined && { hasLocalChanges: row.manifest.hasLocalChanges }),
    notes: row.manifest.notes,
    ...(row.pruned_at !== null && { prunedAtIso: row.pruned_at.toISOString() }),
  };
}
