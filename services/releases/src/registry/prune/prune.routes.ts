import { registryOperations } from '@afterglow/shared-registry-contracts';
import type { FastifyInstance } from 'fastify';
import type { Authorize } from '../../access/authorize.ts';
import { callerOf, createRegistrar } from '../../http/register-operation.ts';
import type { PruneService } from './prune.service.ts';

export function pruneRoutes(pruning: PruneService, authorize: Authorize) {
  return function register(app: FastifyInstance): void {
    const operations = createRegistrar(app, authorize);

    operations.answer(registryOperations.listUnused, async ({ query }) => ({
      data: await pruning.preview(Number(query.days)),
    }));

    operations.answer(registryOperations.prune, async ({ body, ...call }) => ({
      data: await pruning.prune(Number(body.days), callerOf(call).label),
    }));
  };
}
