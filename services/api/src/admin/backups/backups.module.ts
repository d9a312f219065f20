import { join } from 'node:path';
import type { ApiContext } from '#app/api-context.ts';
import { registerBackups } from './backups.routes.ts';
import { createBackupsService } from './backups.service.ts';

export async function mountBackups({ app, authorize, database, clock, folder }: ApiContext): Promise<void> {
  const backups = await createBackupsService({ database, clock, folder: join(folder, 'backups') });
  registerBackups(app, backups, authorize);
}
