import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createConcurrencyLimit, type Database } from '@afterglow/kit';
import { packBackup } from '@afterglow/kit/backup';
import type { RegistryTables } from '../../db/tables.ts';
import type { ReleaseStore } from '../releases/index.ts';
import { type BackupManifest, FILES_FOLDER, REGISTRY_BACKUP, ROWS_FOLDER } from '../../db/backup-format.ts';
import { copyReleaseFiles } from './copy-release-files.ts';
import { dumpRows } from './dump-rows.ts';

export interface BackupsService {
  /** Everything as one compressed stream. Throws `conflict` when files of a release are missing or damaged. */
  open(): Promise<{ readonly stream: Readable; readonly createdAt: Date }>;
}

export interface BackupsOptions {
  readonly database: Database<RegistryTables>;
  readonly store: Pick<ReleaseStore, 'read' | 'sizes'>;
  /** Holds copies while they are sent; an interrupted run's leftovers are deleted. */
  readonly folder: string;
  readonly nowMs: () => number;
}

export async function openBackups({ database, store, folder, nowMs }: BackupsOptions): Promise<BackupsService> {
  await rm(folder, { recursive: true, force: true });
  const oneAtATime = createConcurrencyLimit(1);

  /** Rows first: the files that they name exist already, and never change. */
  async function fill(copy: string, createdAt: Date): Promise<BackupManifest> {
    const [rowsFolder, filesFolder] = [join(copy, ROWS_FOLDER), join(copy, FILES_FOLDER)];
    for (const each of [rowsFolder, filesFolder]) await mkdir(each, { recursive: true, mode: 0o700 });
    const { stored, ...described } = await dumpRows(database, rowsFolder);
    for (const manifest of stored) await copyReleaseFiles(manifest, store, filesFolder);
    const { format } = REGISTRY_BACKUP;
    return { kind: 'afterglow-registry', format, createdAt: createdAt.toISOString(), ...described };
  }

  return {
    open: () =>
      oneAtATime(async () => {
        const createdAt = new Date(nowMs());
        const copy = join(folder, randomUUID());
        const remove = () => rm(copy, { recursive: true, force: true });
        try {
          const manifest = await fill(copy, createdAt);
          const stream = packBackup(copy, { name: REGISTRY_BACKUP.manifestName, content: manifest });
          stream.once('close', () => void remove());
          return { stream, createdAt };
        } catch (error) {
          await remove();
          throw error;
        }
      }),
  };
}
