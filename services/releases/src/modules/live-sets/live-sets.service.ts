import { type Environment, ENVIRONMENTS, type LiveSet } from '@afterglow/shared-contracts';
import { type Database, isUniqueViolation, ServiceError } from '@afterglow/kit';
import type { Assignment, RegistryTables, RevisionAction, RevisionsTable } from '../../db/tables.ts';
import { rollbackTarget, withPromoted, withRolledBack } from './assignment.ts';
import { firstBrokenRevision, NO_HASH, seal } from './hash-chain.ts';
import { createLiveSetHub, type LiveSetHub } from './live-set-hub.ts';
import { createLiveSetsRepository, type HistoryFilter } from './live-sets.repository.ts';
import { type FindManifest, toLiveSet } from './to-live-set.ts';

const CHANGE_CHANNEL = 'live-set';

interface ChangeBase {
  environment: Environment;
  remote: string;
  reason: string;
  actor: string;
}
export type PromoteCommand = ChangeBase & { version: string; basedOn: number };
export type RollbackCommand = ChangeBase & { to: string | undefined; basedOn: number | undefined };
export interface ChangeOutcome {
  outcome: 'changed' | 'unchanged';
  liveSet: LiveSet;
}

export interface LiveSetsService {
  readonly hub: LiveSetHub;
  promote(command: PromoteCommand): Promise<ChangeOutcome>;
  rollback(command: RollbackCommand): Promise<ChangeOutcome>;
  history(environment: Environment, filter: HistoryFilter): Promise<RevisionsTable[]>;
  verify(environment: Environment): Promise<{ revisions: number; firstBrokenRevision: number | null }>;
  close(): void;
}

export interface LiveSetsServiceOptions {
  database: Database<RegistryTables>;
  findManifest: FindManifest;
  nowMs: () => number;
}

interface Step {
  action: RevisionAction;
  toVersion: string;
  assignment: Assignment;
}

export async function createLiveSetsService({
  database,
  findManifest,
  nowMs,
}: LiveSetsServiceOptions): Promise<LiveSetsService> {
  const repository = createLiveSetsRepository(database.db);
  const hub = await createLiveSetHub(async (environment) => {
    const latest = await repository.latest(environment);
    return toLiveSet(environment, latest?.revision ?? 0, latest?.assignment ?? {}, findManifest);
  });
  const close = await followOtherInstances(database, hub);

  async function change(
    command: ChangeBase & { basedOn: number | undefined },
    decide: (assignment: Assignment) => Step | undefined,
  ): Promise<ChangeOutcome> {
    const { environment } = command;
    const appended = await database.transaction(async (transaction) => {
      const log = createLiveSetsRepository(transaction);
      const latest = await log.latest(environment);
      refuseStale(command.basedOn, latest?.revision ?? 0, hub, environment);
      const step = decide(latest?.assignment ?? {});
      if (step === undefined) return undefined;
      const revision = nextRevision(latest, command, step, nowMs());
      await log.append(revision);
      await database.notify(CHANGE_CHANNEL, environment, transaction);
      return revision;
    });
    // The tabs of this process need not wait for its own notification.
    if (appended) hub.offer(await toLiveSet(environment, appended.revision, appended.assignment, findManifest));
    return { outcome: appended ? 'changed' : 'unchanged', liveSet: hub.current(environment).liveSet };
  }

  return {
    hub,
    close,
    async promote({ version, ...command }) {
      await requireRelease(findManifest, command.remote, version);
      return change(command, (assignment) => {
        if (assignment[command.remote]?.version === version) return undefined;
        return { action: 'promote', toVersion: version, assignment: withPromoted(assignment, command.remote, version) };
      }).catch(translateRace);
    },
    async rollback({ to, ...command }) {
      if (to !== undefined) await requireRelease(findManifest, command.remote, to);
      return change(command, (assignment) => {
        const current = assignment[command.remote];
        const toVersion = to ?? rollbackTarget(current);
        if (toVersion === undefined) throw noTarget(command.remote);
        if (current?.version === toVersion) return undefined;
        return { action: 'rollback', toVersion, assignment: withRolledBack(assignment, command.remote, toVersion) };
      }).catch(translateRace);
    },
    history: (environment, filter) => repository.history(environment, filter),
    async verify(environment) {
      const log = await repository.log(environment);
      return { revisions: log.length, firstBrokenRevision: firstBrokenRevision(log) };
    },
  };
}

/** What is missed while the connection is down is made up for by reading again. */
async function followOtherInstances(database: Database<RegistryTables>, hub: LiveSetHub): Promise<() => void> {
  const refreshAll = () => void Promise.allSettled(ENVIRONMENTS.map((environment) => hub.refresh(environment)));
  const stop = await database.listen(CHANGE_CHANNEL, { onPayload: refreshAll, onGap: refreshAll });
  refreshAll();
  return stop;
}

function nextRevision(
  latest: RevisionsTable | undefined,
  { environment, remote, reason, actor }: ChangeBase,
  { action, toVersion, assignment }: Step,
  nowMs: number,
): RevisionsTable {
  return seal({
    environment,
    revision: (latest?.revision ?? 0) + 1,
    action,
    remote,
    from_version: latest?.assignment[remote]?.version ?? null,
    to_version: toVersion,
    reason,
    actor,
    changed_at: new Date(nowMs),
    assignment,
    previous_hash: latest?.hash ?? NO_HASH,
  });
}

function refuseStale(basedOn: number | undefined, revision: number, hub: LiveSetHub, environment: Environment): void {
  if (basedOn === undefined || basedOn === revision) return;
  throw new ServiceError(
    'conflict',
    'conflict',
    `Based on revision ${basedOn}, but ${environment} is at ${revision}: check it and try again.`,
    {
      details: { liveSet: hub.current(environment).liveSet },
    },
  );
}

/** Two instances appended the same revision; the primary key let one through. */
function translateRace(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw new ServiceError(
    'conflict',
    'conflict',
    'Somebody changed the live set at the same moment: check it and try again.',
  );
}

async function requireRelease(findManifest: FindManifest, name: string, version: string): Promise<void> {
  if ((await findManifest(name, version)) !== undefined) return;
  throw new ServiceError('not-found', 'not_found', `${name} ${version} is not published.`);
}

function noTarget(name: string): ServiceError {
  return new ServiceError(
    'conflict',
    'conflict',
    `There is no earlier version of ${name} to go back to: name one (--to <version>).`,
  );
}
