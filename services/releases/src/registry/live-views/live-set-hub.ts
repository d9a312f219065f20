import { type Environment, ENVIRONMENTS } from '@afterglow/shared-contracts';
import type { Visitor } from './visitor.ts';
import type { LiveSetSnapshot } from './live-set-snapshot.ts';
import { type LiveVersion, versionsIn } from './versions-in.ts';
import { createSnapshots, type LiveView } from './live-view.ts';

export interface LiveSetHub {
  /** The live set of a visitor; without one, that of everyone. */
  current(environment: Environment, visitor?: Visitor): LiveSetSnapshot;
  /** All versions that visitors of an environment get, or would get after a rollback. */
  versions(environment: Environment): readonly LiveVersion[];
  /** Adopts a view and notifies the subscribers, unless it is no newer than the current one. */
  offer(view: LiveView): void;
  refresh(environment: Environment): Promise<void>;
  subscribe(environment: Environment, listener: () => void): () => void;
}

type LoadLiveView = (environment: Environment) => Promise<LiveView>;

export async function createLiveSetHub(load: LoadLiveView): Promise<LiveSetHub> {
  const listeners = new Map(ENVIRONMENTS.map((environment) => [environment, new Set<() => void>()]));
  const views = { production: await load('production'), staging: await load('staging') };
  const snapshots = { production: createSnapshots(views.production), staging: createSnapshots(views.staging) };
  const current: LiveSetHub['current'] = (environment, visitor) => snapshots[environment](visitor);

  // Two results may overtake each other; the older one is dropped.
  function offer(view: LiveView): void {
    const { environment, revision } = view.liveSet;
    if (revision <= current(environment).liveSet.revision) return;
    views[environment] = view;
    snapshots[environment] = createSnapshots(view);
    for (const listener of listeners.get(environment) ?? []) listener();
  }

  return {
    current,
    versions: (environment) => versionsIn(views[environment]),
    offer,
    refresh: async (environment) => offer(await load(environment)),
    subscribe(environment, listener) {
      listeners.get(environment)?.add(listener);
      return () => void listeners.get(environment)?.delete(listener);
    },
  };
}
