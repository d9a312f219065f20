import { registryOperations } from '@afterglow/shared-registry-contracts';
import type { FastifyInstance } from 'fastify';
import type { Authorize } from '../../access/authorize.ts';
import { createRegistrar } from '../../http/register-operation.ts';
import type { BackupsService } from './backups.service.ts';

export function backupsRoutes(backups: BackupsService, authorize: Authorize) {
  return function register(app: FastifyInstance): void {
    createRegistrar(app, authorize).raw(registryOperations.backUp, async ({ reply }) => {
      const { stream, createdAt } = await backups.open();
      const name = `afterglow-releases-${createdAt.toISOString().slice(0, 'yyyy-mm-dd'.length)}.tar.gz`;
      return reply
        .type('application/gzip')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(stream);
    });
  };
}
