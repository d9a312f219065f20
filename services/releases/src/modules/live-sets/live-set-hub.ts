import { type Environment, ENVIRONMENTS, type LiveSet } from '@afterglow/shared-contracts';

/** A live set and its text, made once for all subscribers. */
export interface LiveSetSnapshot {
  readonly liveSet: LiveSet;
  readonly json: string;
}

/** The current live sets in memory, and their subscribers. */
export interface LiveSetHub {
  current(environment: Environment): LiveSetSnapshot;
  /** Adopts a live set and notifies the subscribers, unless it is no newer than the current one. */
  offer(liveSet: LiveSet): void;
  /** Reads the live set again and adopts it. */
  refresh(environment: Environment): Promise<void>;
  subscribe(environment: Environment, listener: (snapshot: LiveSetSnapshot) => void): () => void;
}

export type LoadLiveSet = (environment: Environment) => Promise<LiveSet>;

export async function createLiveSetHub(load: LoadLiveSet): Promise<LiveSetHub> {
  const listeners = new Map(
    ENVIRONMENTS.map((environment) => [environment, new Set<(snapshot: LiveSetSnapshot) => void>()]),
  );
  const snapshots: Record<Environment, LiveSetSnapshot> = {
    production: snapshotOf(await load('production')),
    staging: snapshotOf(await load('staging')),
  };
  const current = (environment: Environment) => snapshots[environment];

  // Two results may overtake each other; the older one is dropped.
  function offer(liveSet: LiveSet): void {
    const { environment, revision } = liveSet;
    if (revision <= current(environment).liveSet.revision) return;
    const snapshot = snapshotOf(liveSet);
    snapshots[environment] = snapshot;
    for (const listener of listeners.get(environment) ?? []) listener(snapshot);
  }

  return {
    current,
    offer,
    refresh: async (environment) => offer(await load(environment)),
    subscribe(environment, listener) {
      listeners.get(environment)?.add(listener);
      return () => void listeners.get(environment)?.delete(listener);
    },
  };
}

function snapshotOf(liveSet: LiveSet): LiveSetSnapshot {
  return { liveSet, json: JSON.stringify(liveSet) };
}
