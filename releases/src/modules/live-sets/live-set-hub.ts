import { type Environment, ENVIRONMENTS, type LiveSet } from '@afterglow/shared-contracts';

/** A live set and the text it is sent as, made once for all who ask. */
export type LiveSetSnapshot = { readonly liveSet: LiveSet; readonly json: string };

/** The current live sets in memory, and who wants to hear of the next ones. */
export interface LiveSetHub {
  current(environment: Environment): LiveSetSnapshot;
  /** Reads the live set anew; subscribers hear of it if its revision grew. */
  refresh(environment: Environment): Promise<void>;
  subscribe(environment: Environment, listener: (snapshot: LiveSetSnapshot) => void): () => void;
}

export type LoadLiveSet = (environment: Environment) => Promise<LiveSet>;

export async function createLiveSetHub(load: LoadLiveSet): Promise<LiveSetHub> {
  const snapshots = new Map<Environment, LiveSetSnapshot>();
  const listeners = new Map(
    ENVIRONMENTS.map((environment) => [environment, new Set<(snapshot: LiveSetSnapshot) => void>()]),
  );
  for (const environment of ENVIRONMENTS) snapshots.set(environment, snapshotOf(await load(environment)));

  function current(environment: Environment): LiveSetSnapshot {
    const snapshot = snapshots.get(environment);
    if (snapshot === undefined) throw new Error(`Unknown environment ${environment}`);
    return snapshot;
  }

  return {
    current,
    async refresh(environment) {
      const liveSet = await load(environment);
      // Two refreshes may overtake each other; the older result is dropped.
      if (liveSet.revision <= current(environment).liveSet.revision) return;
      const snapshot = snapshotOf(liveSet);
      snapshots.set(environment, snapshot);
      for (const listener of listeners.get(environment) ?? []) listener(snapshot);
    },
    subscribe(environment, listener) {
      listeners.get(environment)?.add(listener);
      return () => void listeners.get(environment)?.delete(listener);
    },
  };
}

function snapshotOf(liveSet: LiveSet): LiveSetSnapshot {
  return { liveSet, json: JSON.stringify(liveSet) };
}
