import { matchesEtag } from '@afterglow/kit';
import { registryOperations, revisionTag } from '@afterglow/shared-registry-contracts';
import type { FastifyInstance } from 'fastify';
import type { Authorize } from '../../access/authorize.ts';
import { callerOf, createRegistrar } from '../../http/register-operation.ts';
import type { RecordServed } from '../health/index.ts';
import type { FindPreview } from '../previews/index.ts';
import type { ChangeOutcome } from '../changes/index.ts';
import { isFallback } from '../live-views/index.ts';
import type { LiveSetsService } from './live-sets.service.ts';
import { visibleLiveSetOf } from './visible-live-set.ts';
import { toHistoryEntry } from './to-history-entry.ts';

export interface LiveSetsRoutesOptions {
  readonly liveSets: LiveSetsService;
  readonly findPreview: FindPreview;
  readonly recordServed: RecordServed;
}

export function liveSetsRoutes({ liveSets, findPreview, recordServed }: LiveSetsRoutesOptions, authorize: Authorize) {
  return function register(app: FastifyInstance): void {
    const operations = createRegistrar(app, authorize);

    operations.raw(registryOperations.getLiveSet, async ({ params: { environment }, request, reply }) => {
      const { liveSet, json } = (
        await visibleLiveSetOf({ hub: liveSets.hub, findPreview, environment, request })
      ).current();
      // A caller with a token is a tool, which serves no listener.
      if (environment === 'production' && request.headers.authorization === undefined)
        recordServed(request.ip, liveSet, 'stream');
      const etag = revisionTag(liveSet.revision);
      reply.headers({ vary: 'cookie', 'cache-control': 'no-cache' });
      const isTagged = !isFallback(liveSet, liveSets.hub.current(environment).liveSet);
      // The fallback for a revision is not that revision.
      if (isTagged) reply.header('etag', etag);
      if (isTagged && matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(json);
    });

    operations.answer(registryOperations.promote, async ({ params, body, requestHeaders, ...call }) => {
      const basedOn = requestHeaders['if-match'];
      const { label: actor, role } = callerOf(call);
      // A start makes its areas live together with its shell.
      const bringsAreas = role === 'start';
      return answerOf(await liveSets.promote({ ...params, ...body, basedOn, actor, bringsAreas }));
    });

    operations.answer(registryOperations.rollBack, async ({ params, body, requestHeaders, ...call }) => {
      const basedOn = requestHeaders['if-match'];
      const { reason, from, to } = body;
      return answerOf(await liveSets.rollback({ ...params, reason, from, to, basedOn, actor: callerOf(call).label }));
    });

    operations.answer(registryOperations.retire, async ({ params, body, requestHeaders, ...call }) => {
      const basedOn = requestHeaders['if-match'];
      return answerOf(await liveSets.retire({ ...params, ...body, basedOn, actor: callerOf(call).label }));
    });

    operations.answer(registryOperations.startCanary, async ({ params, body, requestHeaders, ...call }) => {
      const basedOn = requestHeaders['if-match'];
      const percent = Number(body.percent);
      return answerOf(
        await liveSets.startCanary({ ...params, ...body, percent, basedOn, actor: callerOf(call).label }),
      );
    });

    operations.answer(registryOperations.endCanary, async ({ params, body, requestHeaders, ...call }) => {
      const basedOn = requestHeaders['if-match'];
      return answerOf(await liveSets.endCanary({ ...params, ...body, basedOn, actor: callerOf(call).label }));
    });

    operations.answer(registryOperations.getHistory, async ({ params, query }) => {
      const rows = await liveSets.history(params.environment, query);
      return { data: { entries: rows.map(toHistoryEntry) } };
    });

    operations.answer(registryOperations.verifyHistory, async ({ params: { environment } }) => {
      return { data: { environment, ...(await liveSets.verify(environment)) } };
    });
  };
}

function answerOf(outcome: ChangeOutcome) {
  return { data: outcome, headers: { etag: revisionTag(outcome.liveSet.revision) } };
}
