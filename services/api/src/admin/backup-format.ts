import type { BackupKind } from '@afterglow/kit/backup';
import * as z from 'zod/mini';

export const DATABASE_PREFIX = 'pg/';

const FORMAT = 1;

const backupManifestSchema = z.object({
  kind: z.literal('afterglow-backup'),
  format: z.int(),
  createdAt: z.iso.datetime(),
  migration: z.string(),
  mixes: z.int(),
  members: z.int(),
});
export type BackupManifest = z.infer<typeof backupManifestSchema>;

/** The service's database: its description, then its files. */
export const SERVICE_BACKUP: BackupKind<BackupManifest> = {
  manifestName: 'backup.json',
  manifest: backupManifestSchema,
  format: FORMAT,
  path: /^pg(?:\/[\w.-]+)+\/?$/,
};
