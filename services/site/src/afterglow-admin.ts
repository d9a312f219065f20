import { runInProcess } from '@afterglow/api/command-line';
import { registryBackups } from './registry-backups.ts';

await runInProcess(registryBackups(process.env));
