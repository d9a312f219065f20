import type { Database } from '@afterglow/kit';
import type { Pruning } from '@afterglow/shared-registry-contracts';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import type { RegistryTables } from '../../db/tables.ts';
import type { ReadLatest } from '../revisions/index.ts';
import { retentionReason } from './retention.ts';
import { createPruneRepository, type PruneRepository } from './prune.repository.ts';
import type { VersionKey } from './reject-pruned.ts';

/** An open tab reports twice an hour; one of a sleeping computer, when it wakes. */
const OPEN_TAB_MS = DAY_MS;

export interface PruneService {
  preview(keepDays: number): Promise<Pruning>;
  prune(keepDays: number, actor: string): Promise<Pruning>;
  /** Records versions that tabs run; unpublished ones are ignored. */
  noteUses(versions: readonly VersionKey[]): Promise<void>;
}

export interface PruneOptions {
  readonly database: Database<RegistryTables>;
  readonly readLatest: ReadLatest;
  /** Removes the files of a version, unless it is published and not pruned. */
  readonly removeFiles: (key: VersionKey) => Promise<void>;
  /** Folders of versions that are not published. */
  readonly orphanedFiles: () => Promise<readonly VersionKey[]>;
  readonly nowMs: () => number;
}

/** Deletes files that other instances pruned while this one was away, and leftovers of a killed prune. */
export async function openPruning(options: PruneOptions): Promise<PruneService> {
  const { database, readLatest, removeFiles, orphanedFiles, nowMs } = options;
  const own = createPruneRepository(database.db, readLatest);

  async function judge(repository: PruneRepository, keepDays: number): Promise<Pruning> {
    const assignments = await repository.assignments();
    const now = nowMs();
    const limits = { nowMs: now, recentSinceMs: now - keepDays * DAY_MS, openSinceMs: now - OPEN_TAB_MS };
    const pruning: Pruning = { removed: [], kept: [] };
    for (const stored of await repository.stored()) {
      const { name, version, sizeBytes } = stored;
      const reason = retentionReason(stored, assignments, limits);
      if (reason === undefined) pruning.removed.push({ name, version, sizeBytes });
      else pruning.kept.push({ name, version, sizeBytes, reason });
    }
    return pruning;
  }

  async function prunedFolders(): Promise<VersionKey[]> {
    const pruned = new Set((await own.pruned()).map(({ name, version }) => `${name}/${version}`));
    return (await orphanedFiles()).filter(({ name, version }) => pruned.has(`${name}/${version}`));
  }

  async function removeAll(versions: readonly VersionKey[]): Promise<void> {
    for (const version of versions) await removeFiles(version);
  }

  // Remaining files are left to the next prune, which reports the error.
  await prunedFolders()
    .then(removeAll)
    .catch(() => undefined);
  return {
    preview: (keepDays) => judge(own, keepDays),
    async prune(keepDays, actor) {
      // Marked before they are deleted: a killed prune leaves files that the next one deletes, never a version without files.
      const pruning = await database.transaction(async (transaction) => {
        const repository = createPruneRepository(transaction, readLatest);
        await repository.lockLiveSets();
        const judged = await judge(repository, keepDays);
        await repository.mark(judged.removed, actor, new Date(nowMs()));
        return judged;
      });
      await removeAll(await orphanedFiles());
      return pruning;
    },
    async noteUses(versions) {
      await own.noteUses(await own.known(versions), new Date(nowMs()));
    },
  };
}
