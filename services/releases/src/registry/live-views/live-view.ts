import type { Environment, LiveSet } from '@afterglow/shared-contracts';
import type { Assignment } from '../../db/tables.ts';
import type { LiveSetSnapshot } from './live-set-snapshot.ts';
import { isAmong, type Visitor } from './visitor.ts';
import { toFallbackView } from './fallback-view.ts';
import type { FittingOptions } from './fitting-versions.ts';
import type { Canary, SeenView } from './seen-view.ts';
import { toLiveRemote, toLiveSet } from './to-live-set.ts';

/** The live view, and that of browsers in which the live shell does not start; undefined where it is the same. */
export interface LiveView extends SeenView {
  readonly fallback: SeenView | undefined;
}

/** An environment's assignment, with everything that tabs need. */
export type ToLiveView = (environment: Environment, revision: number, assignment: Assignment) => Promise<LiveView>;

export function createLiveViews(fitting: FittingOptions): ToLiveView {
  const { findManifest } = fitting;

  async function canaryOf([name, { version, canary }]: readonly [string, Assignment[string]]): Promise<Canary[]> {
    const manifest = canary && (await findManifest(name, canary.version));
    if (canary === undefined || manifest?.kind !== 'remote') return [];
    return [{ percent: canary.percent, remote: toLiveRemote(manifest, version) }];
  }

  return async (environment, revision, assignment) => {
    const canaries = await Promise.all(Object.entries(assignment).map(canaryOf));
    const live = {
      liveSet: await toLiveSet(environment, revision, assignment, findManifest),
      canaries: canaries.flat(),
    };
    // Only pages of production report that a shell did not start.
    const fallback = environment === 'production' ? await toFallbackView({ ...fitting, assignment, live }) : undefined;
    return { ...live, fallback };
  };
}

type SnapshotFor = (visitor?: Visitor) => LiveSetSnapshot;

/** A visitor's part of a view; the snapshots are made once for all with the same part. */
export function createSnapshots(view: LiveView): SnapshotFor {
  const usual = snapshotsOf(view);
  const fallback = view.fallback && snapshotsOf(view.fallback);
  const { shellVersion } = view.liveSet;
  return (visitor) => (fallback && visitor?.failedShell === shellVersion ? fallback : usual)(visitor);
}

function snapshotsOf({ liveSet, canaries }: SeenView): SnapshotFor {
  const made = new Map<string, LiveSetSnapshot>();
  return (visitor) => {
    const seen = canaries.filter(({ percent, remote }) => isAmong(visitor?.part, remote.name, percent));
    const key = seen.map(({ remote }) => remote.name).join(' ');
    const snapshot = made.get(key) ?? snapshotOf(withCanaries(liveSet, seen));
    made.set(key, snapshot);
    return snapshot;
  };
}

function withCanaries(liveSet: LiveSet, canaries: readonly Canary[]): LiveSet {
  if (canaries.length === 0) return liveSet;
  const instead = new Map(canaries.map(({ remote }) => [remote.name, remote]));
  return { ...liveSet, remotes: liveSet.remotes.map((remote) => instead.get(remote.name) ?? remote) };
}

function snapshotOf(liveSet: LiveSet): LiveSetSnapshot {
  return { liveSet, json: JSON.stringify(liveSet) };
}
