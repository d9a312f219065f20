import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Metrics, writeFileAtomic } from '@afterglow/kit';

/** Measures when the last backup of an embedded database was made. Returns what notes one. */
export function measureBackups(metrics: Metrics, folder: string): (createdAt: Date) => Promise<void> {
  const file = join(folder, 'last-backup');
  metrics.gauge({
    name: 'backup_timestamp_seconds',
    help: 'When the last backup of the embedded database was made; nothing before the first one.',
    async read() {
      const atMs = Date.parse(await readFile(file, 'utf8'));
      return [{ value: atMs / 1_000 }];
    },
  });
  return (createdAt) => writeFileAtomic(file, createdAt.toISOString());
}
