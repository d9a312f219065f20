import { registryOperations } from '@afterglow/shared-registry-contracts';
import type { FastifyInstance } from 'fastify';
import type { Authorize } from '../../access/authorize.ts';
import type { PathGrantsTable } from '../../db/tables.ts';
import { callerOf, createRegistrar } from '../../http/register-operation.ts';
import type { GateService } from './gate.service.ts';

export function gateRoutes(gate: GateService, authorize: Authorize) {
  return function register(app: FastifyInstance): void {
    const operations = createRegistrar(app, authorize);
    const list = async () => ({ data: { grants: (await gate.grants()).map(toGrant) } });

    operations.answer(registryOperations.listGrants, list);

    operations.answer(registryOperations.grantPath, async ({ params, body, ...call }) => {
      await gate.grant(params.remote, body.path, callerOf(call).label);
      return list();
    });
  };
}

function toGrant({ path, remote, granted_by: grantedBy, granted_at: grantedAt }: PathGrantsTable) {
  return { path, remote, grantedBy, grantedAtIso: grantedAt.toISOString() };
}
