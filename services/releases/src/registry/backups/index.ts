export { backupsRoutes } from './backups.routes.ts';
export { openBackups } from './backups.service.ts';
export { tryRegistryBackup } from './try-registry-backup.ts';
