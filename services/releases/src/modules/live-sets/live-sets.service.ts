import {
  type Environment,
  ENVIRONMENTS,
  type LiveSet,
  type ReleaseManifest,
  SHELL_RELEASE_NAME,
} from '@afterglow/shared-contracts';
import { type Database, isUniqueViolation, ServiceError } from '@afterglow/kit';
import type { Assignment, RegistryTables, RevisionAction, RevisionsTable } from '../../db/tables.ts';
import type { LiveReleases, ReleaseGate } from '../release-gate.ts';
import { rollbackTarget, withPromoted, withRolledBack } from './assignment.ts';
import { firstBrokenRevision, NO_HASH, seal } from './hash-chain.ts';
import { createLiveSetHub, type LiveSetHub } from './live-set-hub.ts';
import { createLiveSetsRepository, type HistoryFilter, type LiveSetsRepository } from './live-sets.repository.ts';
import { unknownName } from '../unknown-name.ts';
import { type FindManifest, toLiveSet } from './to-live-set.ts';

const CHANGE_CHANNEL = 'live-set';
/** Until then, a second rollback has to name the version that it leaves. */
const ROLLBACK_ALONE_MS = 60_000;

interface ChangeBase {
  environment: Environment;
  remote: string;
  reason: string;
  actor: string;
}
export type PromoteCommand = ChangeBase & {
  version: string;
  basedOn: number;
  /** True for a shell whose areas follow at once. */
  bringsAreas: boolean;
};
export type RollbackCommand = ChangeBase & {
  /** The version that the caller saw live. */
  from: string | undefined;
  to: string | undefined;
  basedOn: number | undefined;
};
export interface ChangeOutcome {
  outcome: 'changed' | 'unchanged';
  liveSet: LiveSet;
  leftVersion: string | null;
}

export interface LiveSetsService {
  readonly hub: LiveSetHub;
  /** The releases that are live in an environment. */
  findLive(environment: Environment): Promise<LiveReleases>;
  promote(command: PromoteCommand): Promise<ChangeOutcome>;
  rollback(command: RollbackCommand): Promise<ChangeOutcome>;
  history(environment: Environment, filter: HistoryFilter): Promise<RevisionsTable[]>;
  verify(environment: Environment): Promise<{ revisions: number; firstBrokenRevision: number | null }>;
  close(): void;
}

export interface LiveSetsServiceOptions {
  database: Database<RegistryTables>;
  findManifest: FindManifest;
  /** The names under which something is published. */
  listNames: () => Promise<readonly string[]>;
  gate: ReleaseGate;
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
  listNames,
  gate,
  nowMs,
}: LiveSetsServiceOptions): Promise<LiveSetsService> {
  const repository = createLiveSetsRepository(database.db);
  const hub = await createLiveSetHub(async (environment) => {
    const latest = await repository.latest(environment);
    return toLiveSet(environment, latest?.revision ?? 0, latest?.assignment ?? {}, findManifest);
  });
  const close = await followOtherInstances(database, hub);
  const findLive = createLiveFinder(hub, findManifest);

  async function change(
    command: ChangeBase & { basedOn: number | undefined },
    decide: (assignment: Assignment, log: LiveSetsRepository) => Step | undefined | Promise<Step | undefined>,
  ): Promise<ChangeOutcome> {
    const { environment } = command;
    const appended = await database.transaction(async (transaction) => {
      const log = createLiveSetsRepository(transaction);
      const latest = await log.latest(environment);
      refuseStale(command.basedOn, latest?.revision ?? 0, hub, environment);
      const step = await decide(latest?.assignment ?? {}, log);
      if (step === undefined) return undefined;
      const revision = nextRevision(latest, command, step, nowMs());
      await log.append(revision);
      await database.notify(CHANGE_CHANNEL, environment, transaction);
      return revision;
    });
    // The tabs of this process need not wait for its own notification.
    if (appended) hub.offer(await toLiveSet(environment, appended.revision, appended.assignment, findManifest));
    const { liveSet } = hub.current(environment);
    if (!appended) return { outcome: 'unchanged', liveSet, leftVersion: null };
    return { outcome: 'changed', liveSet, leftVersion: appended.from_version };
  }

  const { requireName, requireRelease } = createRequirements(findManifest, listNames);

  return {
    hub,
    close,
    findLive,
    async promote({ version, bringsAreas, ...command }) {
      const manifest = await requireRelease(command.remote, version);
      const live = await findLive(command.environment);
      await gate.checkPromoted(manifest, bringsAreas ? { ...live, remotes: [] } : live);
      return change(command, (assignment) => {
        if (assignment[command.remote]?.version === version) return undefined;
        return { action: 'promote', toVersion: version, assignment: withPromoted(assignment, command.remote, version) };
      }).catch(translateRace);
    },
    async rollback({ from, to, ...command }) {
      const { environment, remote } = command;
      await (to === undefined ? requireName(remote) : requireRelease(remote, to));
      return change(command, async (assignment, log) => {
        if (from === undefined) refuseSecond(await log.history(environment, { remote, limit: 1 }), nowMs());
        else refuseLeft(remote, from, assignment[remote]?.version);
        const current = assignment[command.remote];
        const toVersion = to ?? rollbackTarget(current);
        if (toVersion === undefined) throw noTarget(command.remote);
        if (current?.version === toVersion) return undefined;
        return { action: 'rollback', toVersion, assignment: withRolledBack(assignment, command.remote, toVersion) };
      }).catch(translateRace);
    },
    async history(environment, filter) {
      if (filter.remote !== undefined) await requireName(filter.remote);
      return repository.history(environment, filter);
    },
    async verify(environment) {
      const log = await repository.log(environment);
      return { revisions: log.length, firstBrokenRevision: firstBrokenRevision(log) };
    },
  };
}

/** Refuse what is not published, and say what was probably meant. */
function createRequirements(findManifest: FindManifest, listNames: LiveSetsServiceOptions['listNames']) {
  async function requireName(name: string): Promise<void> {
    const names = await listNames();
    if (!names.includes(name)) throw unknownName(name, names);
  }

  async function requireRelease(name: string, version: string): Promise<ReleaseManifest> {
    const manifest = await findManifest(name, version);
    if (manifest !== undefined) return manifest;
    await requireName(name);
    throw new ServiceError('not-found', 'not_found', `${name} ${version} is not published.`);
  }

  return { requireName, requireRelease };
}

/** The shell of production stands for that of an environment which has none of its own. */
function createLiveFinder(hub: LiveSetHub, findManifest: FindManifest): LiveSetsService['findLive'] {
  return async (environment) => {
    const { remotes, shellVersion } = hub.current(environment).liveSet;
    const version = shellVersion ?? hub.current('production').liveSet.shellVersion;
    const [shell, ...manifests] = await Promise.all([
      version === null ? undefined : findManifest(SHELL_RELEASE_NAME, version),
      ...remotes.map(({ name, live }) => findManifest(name, live.version)),
    ]);
    return {
      shell: shell?.kind === 'shell' ? shell : undefined,
      remotes: manifests.flatMap((manifest) => (manifest?.kind === 'remote' ? [manifest] : [])),
    };
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

/** Two people who take back the same bad version at once take it back once. */
function refuseSecond([last]: readonly RevisionsTable[], nowMs: number): void {
  if (last?.action !== 'rollback' || nowMs - last.changed_at.getTime() > ROLLBACK_ALONE_MS) return;
  const { remote, actor, from_version: left, to_version: live } = last;
  throw new ServiceError(
    'conflict',
    'conflict',
    `${actor} has just rolled ${remote} back from ${left ?? '-'} to ${live}. To leave ${live} as well, name it (--from ${live}).`,
  );
}

function refuseLeft(remote: string, from: string, live: string | undefined): void {
  if (from === live) return;
  const instead = live === undefined ? 'nothing is' : `${live} is`;
  throw new ServiceError(
    'conflict',
    'conflict',
    `${remote} ${from} is no longer live, ${instead}: nothing was changed.`,
  );
}

function noTarget(name: string): ServiceError {
  return new ServiceError(
    'conflict',
    'conflict',
    `There is no earlier version of ${name} to go back to: name one (--to <version>).`,
  );
}
