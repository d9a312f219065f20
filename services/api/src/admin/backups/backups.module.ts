import { join } from 'node:path';
import type { ServiceContext } from '#app/service-context.ts';
import { measureBackups } from './backup-age.ts';
import { registerBackups } from './backups.routes.ts';
import { createBackupsService } from './backups.service.ts';

export async function mountBackups(context: ServiceContext): Promise<void> {
  const { app, authorize, database, clock, folder, metrics, onError } = context;
  const noteBackup = measureBackups(metrics, folder);
  const backups = await createBackupsService({ database, clock, folder: join(folder, 'backups'), noteBackup, onError });
  registerBackups(app, backups, authorize);
}
