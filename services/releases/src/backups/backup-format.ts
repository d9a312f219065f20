import type { BackupKind } from '@afterglow/kit/backup';
import { environmentSchema } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import type { RegistryTables } from '../db/tables.ts';

/** Where rows and files of releases are in a backup. */
export const ROWS_FOLDER = 'rows';
export const FILES_FOLDER = 'files';

const FORMAT = 1;

/**
 * The tables of a backup, each after those it refers to. Left out is what is over soon: who is signed in to the console, messages that
 * are being sent, and how what has just gone live fares, which begins again.
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
  /** The last migration applied to the database. */
  migration: z.string().check(z.regex(/^\d{4}-[a-z0-9-]+\.sql$/)),
  /** The number of rows of each table. */
  rows: z.record(z.string(), z.int()),
  /** Where the log was broken when the backup was made; null where it was intact. */
  brokenRevisions: z.record(environmentSchema, z.nullable(z.int())),
});
export type BackupManifest = z.infer<typeof backupManifestSchema>;

/** The registry: its description, then a file of rows for each table, and the files of releases. */
export const REGISTRY_BACKUP: BackupKind<BackupManifest> = {
  manifestName: 'registry.json',
  manifest: backupManifestSchema,
  format: FORMAT,
  path: /^(?:rows|files)(?:\/[\w.+-]+)*\/?$/,
};

/** What a backup holds, in numbers. */
export interface BackupFacts {
  readonly createdAt: string;
  /** The versions that were ever published. */
  readonly releases: number;
  /** The changes of what is live, in all environments. */
  readonly revisions: number;
}

export function factsOf({ createdAt, rows }: BackupManifest): BackupFacts {
  return { createdAt, releases: rows['releases'] ?? 0, revisions: rows['revisions'] ?? 0 };
}
