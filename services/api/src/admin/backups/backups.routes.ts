import { BACKUP_PATH } from '@afterglow/shared-contracts/services';
import type { FastifyInstance } from 'fastify';
import type { Authorize } from '#http/authorize.ts';
import type { BackupsService } from './backups.service.ts';

export function registerBackups(app: FastifyInstance, backups: BackupsService, authorize: Authorize): void {
  app.route({
    // A HEAD would make a whole backup for nothing.
    exposeHeadRoute: false,
    method: 'GET',
    url: BACKUP_PATH,
    onRequest: async ({ headers }) => {
      await authorize('admin', headers.authorization);
    },
    handler: async (_request, reply) => {
      const { stream, createdAt } = await backups.open();
      const name = `afterglow-${createdAt.toISOString().slice(0, 'yyyy-mm-dd'.length)}.tar.gz`;
      return reply
        .type('application/gzip')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(stream);
    },
  });
}
