import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { type Clock, conflict } from '@afterglow/kit';
import { packBackup } from '@afterglow/kit/backup';
import { type BackupManifest, DATABASE_PREFIX, SERVICE_BACKUP } from '../backup-format.ts';
import type { ApiDatabase } from '#db/api-tables.ts';

export interface BackupsService {
  /** The current database as one compressed stream. Throws `conflict` for a database server. */
  open(): Promise<{ readonly stream: Readable; readonly createdAt: Date }>;
}

export interface BackupsOptions {
  readonly database: ApiDatabase;
  readonly clock: Clock;
  readonly folder: string;
  /** Called when a whole backup was sent. */
  readonly noteBackup: (createdAt: Date) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** `folder` holds copies while they are sent; leftovers of an interrupted run are deleted. */
export async function createBackupsService(options: BackupsOptions): Promise<BackupsService> {
  const { database, clock, folder, noteBackup, onError } = options;
  await rm(folder, { recursive: true, force: true });
  return {
    async open() {
      if (!database.isEmbedded) {
        throw conflict('This site uses a PostgreSQL server. Back it up with pg_dump.');
      }
      const createdAt = new Date(clock.nowMs());
      const copy = join(folder, randomUUID());
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const remove = () => void rm(copy, { recursive: true, force: true });
      try {
        const manifest = await describe(database, createdAt);
        await database.copyFiles(copy);
        const stream = packBackup(copy, { name: SERVICE_BACKUP.manifestName, content: manifest }, DATABASE_PREFIX);
        stream.once('close', remove);
        stream.once('end', () => void noteBackup(createdAt).catch(onError));
        return { stream, createdAt };
      } catch (error) {
        remove();
        throw error;
      }
    },
  };
}

async function describe({ db }: ApiDatabase, createdAt: Date): Promise<BackupManifest> {
  const { rows } = await sql<Pick<BackupManifest, 'migration' | 'mixes' | 'members'>>`select
    (select max(name) from migrations) as migration,
    (select count(*) from mixes) as mixes,
    (select count(*) from members) as members`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error('The database returned no counts.');
  return { kind: 'afterglow-backup', format: SERVICE_BACKUP.format, createdAt: createdAt.toISOString(), ...facts };
}
