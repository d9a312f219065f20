import { registryOperations } from '@afterglow/shared-registry-contracts';
import type { FastifyInstance } from 'fastify';
import type { Authorize } from '../../access/authorize.ts';
import { callerOf, createRegistrar } from '../../http/register-operation.ts';
import type { TokensService } from './tokens.service.ts';

export function tokensRoutes(tokens: TokensService, authorize: Authorize) {
  return function register(app: FastifyInstance): void {
    const operations = createRegistrar(app, authorize);

    operations.answer(registryOperations.listTokens, async () => ({ data: { tokens: await tokens.list() } }));

    operations.answer(registryOperations.makeToken, async ({ body, ...call }) => ({
      data: await tokens.make({ ...body, by: callerOf(call).label }),
      headers: { 'cache-control': 'no-store' },
    }));

    operations.answer(registryOperations.revokeToken, async ({ params }) => ({ data: await tokens.revoke(params.id) }));
  };
}
