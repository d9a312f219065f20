import { join } from 'node:path';
import type { ServiceContext } from '#app/service-context.ts';
import { registerBackups } from './backups.routes.ts';
import { createBackupsService } from './backups.service.ts';

export async function mountBackups({ app, authorize, database, clock, folder }: ServiceContext): Promise<void> {
  const backups = await createBackupsService({ database, clock, folder: join(folder, 'backups') });
  registerBackups(app, backups, authorize);
}
