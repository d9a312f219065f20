import { environmentSchema, RELEASES_PATH, releaseNameSchema, releaseVersionSchema } from '@afterglow/shared-contracts';
import { ServiceError } from '@afterglow/kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { allow, authenticate, type IdentifyCaller } from '../../access/authenticate.ts';
import { mayDecide } from '../../access/caller.ts';
import {
  type ChangeAnswer,
  promoteRequestSchema,
  rollbackRequestSchema,
  type Verification,
} from '../../client/wire.ts';
import { parseInput } from '../../http/parse-input.ts';
import { etagOf, revisionIn } from './revision-tag.ts';
import type { LiveSetsService } from './live-sets.service.ts';
import { toHistoryEntry } from './to-history-entry.ts';

const base = `${RELEASES_PATH}/environments/:environment`;
const environmentParams = z.object({ environment: environmentSchema });
const remoteParams = z.object({ environment: environmentSchema, remote: releaseNameSchema });
const defaultHistoryLimit = 50;
const historyQuery = z.object({
  remote: z.optional(releaseNameSchema),
  version: z.optional(releaseVersionSchema),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), defaultHistoryLimit),
});

/** The live set of an environment, its changes and its log. */
export function liveSetsRoutes(liveSets: LiveSetsService, identify: IdentifyCaller) {
  async function authorizeChange(request: FastifyRequest) {
    const params = parseInput(remoteParams, request.params);
    const caller = await authenticate(request, identify);
    allow(mayDecide(caller, params.remote), caller, `change ${params.remote}`);
    return { ...params, actor: caller.label };
  }

  return function register(app: FastifyInstance): void {
    app.get(`${base}/live-set`, (request, reply) => {
      const { environment } = parseInput(environmentParams, request.params);
      const { liveSet, json } = liveSets.hub.current(environment);
      const etag = etagOf(liveSet.revision);
      reply.headers({ etag, 'cache-control': 'no-cache' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(json);
    });

    app.put(`${base}/remotes/:remote`, async (request, reply): Promise<ChangeAnswer> => {
      const change = await authorizeChange(request);
      const basedOn = revisionIn(request.headers['if-match']);
      if (basedOn === undefined) {
        throw new ServiceError(
          'invalid',
          'validation_failed',
          'If-Match: name the revision that the change is based on.',
        );
      }
      const answer = await liveSets.promote({ ...change, ...parseInput(promoteRequestSchema, request.body), basedOn });
      reply.header('etag', etagOf(answer.liveSet.revision));
      return answer;
    });

    app.post(`${base}/remotes/:remote/rollback`, async (request, reply): Promise<ChangeAnswer> => {
      const change = await authorizeChange(request);
      const { reason, to } = parseInput(rollbackRequestSchema, request.body);
      const basedOn = revisionIn(request.headers['if-match']);
      const answer = await liveSets.rollback({ ...change, reason, to, basedOn });
      reply.header('etag', etagOf(answer.liveSet.revision));
      return answer;
    });

    app.get(`${base}/history`, async (request) => {
      const { environment } = parseInput(environmentParams, request.params);
      await authenticate(request, identify);
      const rows = await liveSets.history(environment, parseInput(historyQuery, request.query));
      return { entries: rows.map(toHistoryEntry) };
    });

    app.get(`${base}/verification`, async (request): Promise<Verification> => {
      const { environment } = parseInput(environmentParams, request.params);
      await authenticate(request, identify);
      return { environment, ...(await liveSets.verify(environment)) };
    });
  };
}
