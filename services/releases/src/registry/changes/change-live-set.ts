import type { Environment, LiveSet } from '@afterglow/shared-contracts';
import type { Database } from '@afterglow/kit';
import type { AssignedRelease, Assignment, RegistryTables, RevisionAction, RevisionsTable } from '../../db/tables.ts';
import {
  historyOf,
  type LatestRevision,
  type ReadLatest,
  withChange,
  GENESIS_HASH,
  appendHash,
  createLiveSetsRepository,
  type LiveSetsRepository,
  findAssignment,
} from '../revisions/index.ts';
import type { ChangeListener } from './change-listener.ts';
import type { LiveSetHub, ToLiveView } from '../live-views/index.ts';
import { rejectStaleRevision, translateRace } from './live-set-errors.ts';
import { rejectPruned } from '../prune/index.ts';

/** The channel on which other instances receive the name of a changed environment. */
export const CHANGE_CHANNEL = 'live-set';

export interface ChangeBase {
  environment: Environment;
  remote: string;
  reason: string;
  actor: string;
}
export interface ChangeOutcome {
  outcome: 'changed' | 'unchanged';
  liveSet: LiveSet;
  leftVersion: string | null;
}

interface Step {
  action: RevisionAction;
  toVersion: string;
  /** The replaced version, where it was not live for everyone. */
  leftVersion?: string;
  /** The release's new assignment; its previous good versions follow from the log. */
  assigned: Omit<AssignedRelease, 'history'>;
}

/** Decides from the current assignment; undefined changes nothing. */
type Decide = (assignment: Assignment, log: LiveSetsRepository) => Step | undefined | Promise<Step | undefined>;

/** Appends a revision in one transaction, and notifies all listeners. */
export type ChangeLiveSet = (command: BasedChange, decide: Decide) => Promise<ChangeOutcome>;

type BasedChange = ChangeBase & { basedOn: number | undefined };

interface ChangeOptions {
  readonly database: Database<RegistryTables>;
  readonly readLatest: ReadLatest;
  readonly hub: LiveSetHub;
  readonly toLiveView: ToLiveView;
  readonly witness: ChangeListener;
  readonly nowMs: () => number;
}

export function createChange({ database, readLatest, hub, toLiveView, witness, nowMs }: ChangeOptions): ChangeLiveSet {
  const append = (command: BasedChange, decide: Decide) =>
    database.transaction(async (transaction) => {
      const { environment } = command;
      const log = createLiveSetsRepository(transaction);
      // The embedded database makes one transaction at a time anyway.
      if (!database.isEmbedded) await log.hold(environment);
      const latest = (await readLatest(transaction, environment)) ?? NO_REVISION;
      rejectStaleRevision(command.basedOn, latest.row.revision, hub.current(environment).liveSet);
      const step = await decide(latest.row.assignment, log);
      if (step === undefined) return undefined;
      const revision = nextRevision(latest, command, step, nowMs());
      await log.append(revision);
      await rejectPruned(transaction, { name: command.remote, version: step.toVersion });
      await witness.note(transaction, revision);
      await database.notify(CHANGE_CHANNEL, environment, transaction);
      return revision;
    });

  return async (command, decide) => {
    const { environment } = command;
    const appended = await append(command, decide).catch(async (error: unknown) => {
      // A retry starts with the current live set, also where another instance has changed it.
      await hub.refresh(environment).catch(() => undefined);
      return translateRace(error);
    });
    // The tabs of this process need not wait for its own notification.
    if (appended) hub.offer(await toLiveView(environment, appended.revision, appended.assignment));
    const { liveSet } = hub.current(environment);
    witness.wake();
    if (!appended) return { outcome: 'unchanged', liveSet, leftVersion: null };
    return { outcome: 'changed', liveSet, leftVersion: appended.from_version };
  };
}

/** The base of a revision. */
type Previous = Pick<LatestRevision, 'records'> & {
  readonly row: Pick<RevisionsTable, 'revision' | 'assignment' | 'hash'>;
};

/** The base of an environment's first revision. */
const NO_REVISION: Previous = { row: { revision: 0, assignment: {}, hash: GENESIS_HASH }, records: new Map() };

function nextRevision(
  { row: last, records }: Previous,
  { environment, remote, reason, actor }: ChangeBase,
  { action, toVersion, leftVersion, assigned }: Step,
  nowMs: number,
): RevisionsTable {
  const change = {
    action,
    remote,
    actor,
    from_version: leftVersion ?? findAssignment(last.assignment, remote)?.version ?? null,
    to_version: toVersion,
  };
  const history = historyOf(withChange(records.get(remote), change));
  return appendHash({
    environment,
    reason,
    ...change,
    revision: last.revision + 1,
    changed_at: new Date(nowMs),
    assignment: { ...last.assignment, [remote]: { ...assigned, history } },
    previous_hash: last.hash,
  });
}
