import type { LiveSet } from '@afterglow/shared-contracts';
import { BehaviorSubject, type Observable } from 'rxjs';
import { registerApplication, triggerAppChange, unregisterApplication } from 'single-spa';
import { logError } from '../lib/log.ts';
import { allRemotesOf, type RemoteEntry } from '../live-set/remotes-of.ts';
import { pathnameOf } from '../ports/internal-path.ts';
import type { Slot } from '../slots/slot.ts';
import { createRouteTable, type Owner } from './route-table.ts';

export interface Applications {
  /** By name of the remote; replayed. */
  readonly slots$: Observable<ReadonlyMap<string, Slot>>;
  getSlots(): ReadonlyMap<string, Slot>;
  slotOf(remote: string): Slot | undefined;
  ownerOf(pathname: string): Owner;
  /** Whether this tab has the code of the page at this path (with or without a query). */
  isReady(path: string): boolean;
  getLiveSet(): LiveSet;
  /** Applies a newer live set: versions, added and removed remotes, paths that moved. */
  apply(liveSet: LiveSet): void;
}

type CreateSlot = (remote: RemoteEntry) => Slot;

/**
 * One single-spa application per remote while the remote is in the live set, whatever versions its slot has. Its
 * lifecycles only forward the request to the slot and return immediately, so none of them can hang or reject:
 * single-spa stops routing for the whole page while one hangs, and abandons an application permanently when one
 * rejects.
 */
export function createApplications(liveSet: LiveSet, createSlot: CreateSlot): Applications {
  const slots$ = new BehaviorSubject<ReadonlyMap<string, Slot>>(new Map());
  let current = liveSet;
  let ownerOf = createRouteTable(liveSet);

  function add(remote: RemoteEntry): Slot {
    const slot = createSlot(remote);
    registerApplication({
      name: remote.name,
      app: async () => ({ bootstrap: done, mount: async () => slot.show(), unmount: () => slot.hide() }),
      activeWhen: ({ pathname }) => isOwner(ownerOf(pathname), remote.name),
    });
    return slot;
  }

  async function remove(name: string, slot: Slot) {
    await slot.dispose();
    await unregisterApplication(name);
  }

  function apply(next: LiveSet) {
    current = next;
    const remotes = allRemotesOf(next);
    ownerOf = createRouteTable(next);
    const known = slots$.value;
    const slots = new Map(remotes.map((remote) => [remote.name, known.get(remote.name) ?? add(remote)]));
    slots$.next(slots);
    for (const remote of remotes) slots.get(remote.name)?.setTarget(remote);
    for (const [name, slot] of known) if (!slots.has(name)) void remove(name, slot).catch(logFailure);
    void triggerAppChange();
  }

  apply(liveSet);
  return {
    slots$,
    getSlots: () => slots$.value,
    slotOf: (remote) => slots$.value.get(remote),
    ownerOf: (pathname) => ownerOf(pathname),
    isReady(path) {
      const owner = ownerOf(pathnameOf(path));
      return owner.kind !== 'remote' || slots$.value.get(owner.remote)?.getState().status === 'live';
    },
    getLiveSet: () => current,
    apply,
  };
}

function isOwner(owner: Owner, remote: string): boolean {
  return owner.kind === 'remote' && owner.remote === remote;
}

async function done(): Promise<void> {}

function logFailure(error: unknown): void {
  logError('A remote could not be removed.', error);
}
