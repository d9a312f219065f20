import { registryOperations } from '@afterglow/shared-registry-contracts';
import type { FastifyInstance } from 'fastify';
import type { Authorize } from '../../access/authorize.ts';
import { createRegistrar } from '../../http/register-operation.ts';
import type { DiagnosticsService } from './diagnostics.service.ts';

export function diagnosticsRoutes(diagnostics: DiagnosticsService, authorize: Authorize) {
  return function register(app: FastifyInstance): void {
    createRegistrar(app, authorize).answer(registryOperations.examine, async () => ({
      data: await diagnostics.examine(),
    }));
  };
}
