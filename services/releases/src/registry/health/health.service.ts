import type { ReleaseReport } from '@afterglow/shared-contracts';
import { createPeriodicTask, ipAllocationOf, systemClock } from '@afterglow/kit';
import { POLICY_LABEL } from '../../access/caller.ts';
import type { RevisionsTable } from '../../db/tables.ts';
import type { RecordServed } from './record-served.ts';
import { createExposureTracker } from './exposure-tracker.ts';
import { createFreshChanges, type FreshChangesOptions } from './fresh-changes.ts';
import { type HealthPolicy, autoRollbackReason, SILENT_AFTER_MS } from './health-policy.ts';
import type { HealthRepository } from './health.repository.ts';
import type { LiveVersions } from './live-versions.ts';
import { unlessConflict } from '../changes/index.ts';
import { failureOf, verdictOf } from './verdict.ts';

const LOOK_INTERVAL_MS = 1000;

export interface AutoRollback {
  readonly environment: 'production';
  readonly remote: string;
  readonly reason: string;
  readonly actor: string;
  readonly from: string;
}

export interface HealthService {
  readonly recordServed: RecordServed;
  /** Counts a report about a fresh version, and rolls the version back when the policy is crossed. */
  note(report: ReleaseReport, address: string): Promise<void>;
  close(): Promise<void>;
}

export interface HealthOptions extends Omit<FreshChangesOptions, 'windowMs'> {
  readonly repository: HealthRepository;
  readonly liveVersions: LiveVersions;
  readonly policy: HealthPolicy;
  /** The time that other instances may take to record whom they served a fresh version. */
  readonly othersNoteWithinMs: number;
  readonly lastChange: (remote: string) => Promise<RevisionsTable | undefined>;
  readonly rollBack: (command: AutoRollback) => Promise<unknown>;
  readonly endCanary: (command: AutoRollback) => Promise<unknown>;
  /** Rolls back the areas that do not run in a shell to which this actor has rolled back. */
  readonly rollBackMisfits: (command: Pick<AutoRollback, 'environment' | 'actor'>) => Promise<void>;
}

export function createHealthService(options: HealthOptions): HealthService {
  const { repository, liveVersions, policy, othersNoteWithinMs, lastChange } = options;
  const { rollBack, endCanary, rollBackMisfits, nowMs } = options;
  const fresh = createFreshChanges({ ...options, windowMs: policy.windowMs });
  const audience = createExposureTracker({ fresh, repository });
  /** The fresh revisions of the last round. */
  let lastFresh: string | undefined;
  /** As far as known since the last change. */
  let areasFit = false;
  const unsubscribe = options.subscribe(() => (areasFit = false));

  async function judge(changes: readonly RevisionsTable[]): Promise<void> {
    if (changes.length === 0) return;
    const silentBefore = new Date(nowMs() - SILENT_AFTER_MS);
    const known = await repository.figures(
      changes.map(({ revision }) => revision),
      silentBefore,
    );
    for (const change of changes) {
      const ageMs = nowMs() - change.changed_at.getTime();
      const figures = known.find(({ revision }) => revision === change.revision);
      if (figures === undefined || ageMs < othersNoteWithinMs) continue;
      const earlier = await liveVersions.figuresBefore(change);
      const reason = autoRollbackReason({ figures, earlier, ageMs }, policy);
      if (reason !== undefined && (await isLast(change))) await takeBack(change, reason);
    }
  }

  const isLast = async ({ remote, revision }: RevisionsTable) => (await lastChange(remote))?.revision === revision;

  async function takeBack({ remote, action, to_version: from }: RevisionsTable, reason: string): Promise<void> {
    const undo = action === 'canary' ? endCanary : rollBack;
    await unlessConflict(undo({ environment: 'production', remote, from, actor: POLICY_LABEL, reason }));
  }

  /** Also completes the work of an instance that ended in between. */
  async function fitAreas(): Promise<void> {
    if (areasFit) return;
    areasFit = true;
    try {
      await rollBackMisfits({ environment: 'production', actor: POLICY_LABEL });
    } catch (error) {
      areasFit = false;
      throw error;
    }
  }

  const look = coalesce(async () => {
    const changes = await audience.flush();
    await liveVersions.flush();
    await judge(changes);
    await fitAreas();
    const freshNow = changes.map(({ revision }) => revision).join();
    if (freshNow === lastFresh) return;
    await repository.forgetBefore(new Date(nowMs() - policy.windowMs));
    lastFresh = freshNow;
  });

  // A version's recipients, and its age, may decide as well as a report. The next round retries; probes report the error.
  const rounds = createPeriodicTask(systemClock, { everyMs: LOOK_INTERVAL_MS, work: look, onError: () => undefined });
  rounds.start();

  return {
    recordServed: audience.recordServed,
    async note(report, address) {
      const verdict = verdictOf(report);
      if (verdict === undefined) return;
      const { remote, version } = report;
      const network = ipAllocationOf(address);
      liveVersions.note({ remote, version, network, verdict });
      const last = await lastChange(remote);
      if (last?.to_version !== version || !fresh.isFresh(last)) return;
      await repository.noteReport({ revision: last.revision, network, verdict, at: new Date(nowMs()) });
      if (failureOf(verdict) !== undefined || verdict === 'lost' || verdict === 'erred') await look();
    },
    async close() {
      fresh.close();
      unsubscribe();
      await rounds.stop();
    },
  };
}

/** Work that never runs concurrently: all callers during a run share the next one. */
function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let next: Promise<void> | undefined;

  async function runAfter(last: Promise<void>): Promise<void> {
    await last.catch(() => undefined);
    next = undefined;
    running = work();
    return running;
  }

  return () => (next ??= runAfter(running));
}
