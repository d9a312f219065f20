import * as z from 'zod/mini';

/** The first file of a backup describes it; then come the files of the database, below DATABASE_PREFIX. */
export const MANIFEST_NAME = 'backup.json';
export const DATABASE_PREFIX = 'pg/';
export const BACKUP_FORMAT = 1;

export const backupManifestSchema = z.object({
  kind: z.literal('afterglow-backup'),
  format: z.int(),
  createdAt: z.iso.datetime(),
  /** The last migration applied to the database. */
  migration: z.string(),
  mixes: z.int(),
  members: z.int(),
});
export type BackupManifest = z.infer<typeof backupManifestSchema>;
