import type { BackupKind } from '@afterglow/kit/backup';
import { environmentSchema } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import type { RegistryTables } from './tables.ts';

export const ROWS_FOLDER = 'rows';
export const FILES_FOLDER = 'files';

const FORMAT = 1;

/**
 * The tables of a backup, each after those that it references. Excludes short-lived data: console sessions, queued messages, and the
 * health of fresh versions, which restarts.
 */
const IS_BACKED_UP: Readonly<Record<keyof RegistryTables, boolean>> = {
  releases: true,
  pruned_releases: true,
  revisions: true,
  tokens: true,
  path_grants: true,
  report_counts: true,
  version_uses: true,
  previewed_versions: true,
  registry_secrets: true,
  console_sessions: false,
  alerts: false,
  health_networks: false,
  version_networks: false,
};
export const BACKED_UP_TABLES = Object.entries(IS_BACKED_UP).flatMap(([table, isBackedUp]) =>
  isBackedUp ? [table] : [],
);

export function rowsFile(table: string): string {
  return `${table}.jsonl`;
}

const backupManifestSchema = z.object({
  kind: z.literal('afterglow-registry'),
  format: z.int(),
  createdAt: z.iso.datetime(),
  /** The last migration of the database. */
  migration: z.string().check(z.regex(/^\d{4}-[a-z0-9-]+\.sql$/)),
  rows: z.record(z.string(), z.int()),
  /** The first broken revision of each log at the time of the backup; null where it was intact. */
  brokenRevisions: z.record(environmentSchema, z.nullable(z.int())),
});
export type BackupManifest = z.infer<typeof backupManifestSchema>;

/** The registry's backup: its manifest, then a file of rows per table, and the files of releases. */
export const REGISTRY_BACKUP: BackupKind<BackupManifest> = {
  manifestName: 'registry.json',
  manifest: backupManifestSchema,
  format: FORMAT,
  path: /^(?:rows|files)(?:\/[\w.+-]+)*\/?$/,
};

/** The counts of a backup's contents. */
export interface BackupFacts {
  readonly createdAt: string;
  /** All versions ever published. */
  readonly releases: number;
  readonly revisions: number;
}

export function factsOf({ createdAt, rows }: BackupManifest): BackupFacts {
  return { createdAt, releases: rows['releases'] ?? 0, revisions: rows['revisions'] ?? 0 };
}
