import { join } from 'node:path';
import type { Database } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Authorize } from './access/authorize.ts';
import type { RegistryTables } from './db/tables.ts';
import { backupsRoutes, openBackups } from './registry/backups/index.ts';
import { diagnosticsRoutes, createDiagnostics } from './registry/diagnostics/index.ts';
import type { ReadLatest } from './registry/revisions/index.ts';
import type { LiveSetsService } from './registry/live-sets/index.ts';
import { pruneRoutes, openPruning, type PruneService } from './registry/prune/index.ts';
import { damagedFiles, type ReleaseStore, type ReleasesService } from './registry/releases/index.ts';
import { filesIn } from './db/registry-folder.ts';

export interface UpkeepOptions {
  readonly database: Database<RegistryTables>;
  readonly readLatest: ReadLatest;
  readonly store: ReleaseStore;
  readonly releases: ReleasesService;
  readonly liveSets: LiveSetsService;
  readonly folder: string;
  readonly nowMs: () => number;
}

/** The registry's maintenance: pruning, diagnostics, and backups. */
export interface Upkeep extends Pick<PruneService, 'noteUses'> {
  routes(authorize: Authorize): (app: FastifyInstance) => void;
}

export async function openUpkeep(parts: UpkeepOptions): Promise<Upkeep> {
  const { database, readLatest, store, releases, liveSets, folder, nowMs } = parts;
  const { removeFiles, orphanedFiles } = releases;
  const pruning = await openPruning({ database, readLatest, removeFiles, orphanedFiles, nowMs });
  const backups = await openBackups({ database, store, folder: join(folder, 'backups'), nowMs });
  const diagnostics = createDiagnostics({
    listStored: releases.listStored,
    orphanedFiles,
    nowMs,
    folder: filesIn(folder),
    damagedFiles: (manifest) => damagedFiles(manifest, store),
    async verifyLog(environment) {
      const [last] = await liveSets.history(environment, { limit: 1 });
      return { ...(await liveSets.verify(environment)), lastChangeMs: last?.changed_at.getTime() ?? null };
    },
    async databaseNowMs() {
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database.db);
      return rows[0]?.now.getTime() ?? nowMs();
    },
  });
  return {
    noteUses: pruning.noteUses,
    routes: (authorize) => (app) => {
      pruneRoutes(pruning, authorize)(app);
      diagnosticsRoutes(diagnostics, authorize)(app);
      backupsRoutes(backups, authorize)(app);
    },
  };
}
