import type { Environment, LiveRemote, LiveSet } from '@afterglow/shared-contracts';
import { liveReleaseOf, pagesOf } from '@afterglow/shared-contracts';
import type { Assignment } from '../../db/tables.ts';
import { isAmong, type Visitor } from '../visitor.ts';
import { routesForOlderShells } from './routes-for-older-shells.ts';
import { type FindManifest, toLiveSet } from './to-live-set.ts';

/** A version that is live for a part of the visitors. */
interface Canary {
  readonly percent: number;
  readonly remote: LiveRemote;
}

/** What is live for everybody, and for parts of the visitors. */
export interface LiveView {
  readonly liveSet: LiveSet;
  readonly canaries: readonly Canary[];
}

/** A live set and its text, made once for all who see it. */
export interface LiveSetSnapshot {
  readonly liveSet: LiveSet;
  readonly json: string;
}

export async function toLiveView(
  environment: Environment,
  revision: number,
  assignment: Assignment,
  findManifest: FindManifest,
): Promise<LiveView> {
  const canaries = await Promise.all(
    Object.entries(assignment).map(async ([name, { version, canary }]) => {
      const manifest = canary && (await findManifest(name, canary.version));
      if (canary === undefined || manifest?.kind !== 'remote') return [];
      const live = { ...liveReleaseOf(manifest), routes: routesForOlderShells(pagesOf(manifest)) };
      return [{ percent: canary.percent, remote: { name, live, previousVersion: version } }];
    }),
  );
  return {
    liveSet: await toLiveSet(environment, revision, assignment, findManifest),
    canaries: canaries.flat(),
  };
}

/** What a visitor sees of a view; the snapshots are made once for all who see the same. */
export function createSnapshots({ liveSet, canaries }: LiveView): (visitor?: Visitor) => LiveSetSnapshot {
  const made = new Map<string, LiveSetSnapshot>();
  return (visitor) => {
    const seen = canaries.filter(({ percent, remote }) => isAmong(visitor, remote.name, percent));
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
