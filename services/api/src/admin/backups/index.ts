export { mountBackups } from './backups.module.ts';
