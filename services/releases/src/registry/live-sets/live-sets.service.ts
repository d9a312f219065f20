import type { Environment, RemoteManifest } from '@afterglow/shared-contracts';
import { type Database, systemClock } from '@afterglow/kit';
import type { RegistryTables, RevisionsTable } from '../../db/tables.ts';
import { rejectPruned } from '../prune/index.ts';
import type { ReleaseGate } from '../gate/index.ts';
import {
  type ChangeListener,
  type ChangeBase,
  type ChangeOutcome,
  createChange,
  followOtherInstances,
  createLiveFinder,
  type FindLive,
  nothingToRetire,
  createNotFoundGuards,
} from '../changes/index.ts';
import {
  findAssignment,
  type ReadLatest,
  firstBrokenRevision,
  createLiveSetsRepository,
  type HistoryFilter,
  type RevisionWithNotes,
} from '../revisions/index.ts';
import { type Canaries, createCanaries } from '../canary/index.ts';
import { createLiveSetHub, type LiveSetHub, createLiveViews, type FindManifest } from '../live-views/index.ts';
import { createPreviewedSets, type PreviewedSets } from './previewed-sets.ts';
import { createMisfits, type Misfits, createRollbacks, type Rollbacks } from '../rollback/index.ts';

export type PromoteCommand = ChangeBase & {
  version: string;
  basedOn: number;
  /** True for a shell whose areas follow immediately. */
  bringsAreas: boolean;
};
export type RetireCommand = ChangeBase & { basedOn: number | undefined };

export interface LiveSetsService extends Canaries, Rollbacks, Misfits, PreviewedSets {
  readonly hub: LiveSetHub;
  readonly findLive: FindLive;
  promote(command: PromoteCommand): Promise<ChangeOutcome>;
  /** Replaces an area with a tombstone. */
  retire(command: RetireCommand): Promise<ChangeOutcome>;
  lastChange(environment: Environment, remote: string): Promise<RevisionsTable | undefined>;
  lastChanges(environment: Environment, since: Date): Promise<RevisionsTable[]>;
  history(environment: Environment, filter: HistoryFilter): Promise<RevisionWithNotes[]>;
  verify(environment: Environment): Promise<{ revisions: number; firstBrokenRevision: number | null }>;
  close(): Promise<void>;
}

export interface LiveSetsServiceOptions {
  database: Database<RegistryTables>;
  readLatest: ReadLatest;
  findManifest: FindManifest;
  /** The names of all published releases. */
  listNames: () => Promise<readonly string[]>;
  gate: ReleaseGate;
  /** Publishes the tombstone of an area, and returns its version; for a tombstone, its own. */
  publishTombstone: (retired: RemoteManifest) => Promise<string>;
  witness: ChangeListener;
  nowMs: () => number;
}

export async function createLiveSetsService({
  database,
  readLatest,
  findManifest,
  listNames,
  gate,
  publishTombstone,
  witness,
  nowMs,
}: LiveSetsServiceOptions): Promise<LiveSetsService> {
  const repository = createLiveSetsRepository(database.db);
  const toLiveView = createLiveViews({ findManifest, gate });
  const hub = await createLiveSetHub(async (environment) => {
    const latest = (await readLatest(database.db, environment))?.row;
    return toLiveView(environment, latest?.revision ?? 0, latest?.assignment ?? {});
  });
  const close = await followOtherInstances(database, hub, systemClock);
  const findLive = createLiveFinder(hub, findManifest);
  const change = createChange({ database, readLatest, hub, toLiveView, witness, nowMs });

  const { requireName, requireRelease } = createNotFoundGuards(findManifest, listNames, (key) =>
    rejectPruned(database.db, key),
  );

  const canaries = createCanaries({ change, requireRelease, findLive, gate });
  const previewed = createPreviewedSets({ hub, findManifest, requireRelease, findLive, gate });

  const lastChange: LiveSetsService['lastChange'] = async (environment, remote) =>
    (await repository.history(environment, { remote, limit: 1 }))[0];

  const rollbacks = createRollbacks({ change, requireName, requireRelease, nowMs });
  const incompatibilities = createMisfits({
    ...rollbacks,
    ...canaries,
    findManifest,
    lastChange,
    gate,
    readLatest: (environment) => readLatest(database.db, environment),
  });

  return {
    ...canaries,
    ...rollbacks,
    ...incompatibilities,
    ...previewed,
    hub,
    close,
    findLive,
    async promote({ version, bringsAreas, ...command }) {
      const manifest = await requireRelease(command.remote, version);
      const live = await findLive(command.environment);
      await gate.checkPromoted(manifest, bringsAreas ? { ...live, remotes: [] } : live);
      return change(command, (assignment) => {
        if (findAssignment(assignment, command.remote)?.version === version) return undefined;
        return { action: 'promote', toVersion: version, assigned: { version } };
      });
    },
    async retire(command) {
      const { environment, remote } = command;
      await requireName(remote);
      const live = (await findLive(environment)).remotes.find(({ name }) => name === remote);
      if (live === undefined) throw nothingToRetire(remote);
      const toVersion = await publishTombstone(live);
      return change(command, (assignment) => {
        if (findAssignment(assignment, remote)?.version === toVersion) return undefined;
        return { action: 'retire', toVersion, assigned: { version: toVersion } };
      });
    },
    lastChange,
    lastChanges: repository.lastOfEach,
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
