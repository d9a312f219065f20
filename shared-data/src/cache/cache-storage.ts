import { readStored, type ClockPort, type StoragePort } from '@afterglow/shared-contracts';
import type { AsyncStorage, PersistedQuery } from '@tanstack/query-persist-client-core';
import type { QueryKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { EXPENDABLE_PREFIX, type ListableStorage } from '../storage/safe-storage.ts';
import { cachedKindOf, type CachedKind } from './cached-kinds.ts';
import { createDelayedWrites } from './delayed-writes.ts';
import { withUse } from './recent-ids.ts';

const idsKeyOf = (kind: CachedKind) => `${EXPENDABLE_PREFIX}.ids.${kind}`;
const idsSchema = z.array(z.string());
const ENTRY_PREFIX = `${EXPENDABLE_PREFIX}-`;

/** As much of a query as is needed to show its data again; which one it is, its key says. */
const storedSchema = z.object({
  buster: z.string(),
  state: z.looseObject({ data: z.unknown(), dataUpdatedAt: z.number(), errorUpdatedAt: z.number() }),
});

/** Where cached queries are kept: each under its own key, written late. */
export interface CacheStorage extends AsyncStorage<PersistedQuery> {
  removeItem(key: string): void;
  /** Removes all entries of a scope, the first part of their keys. */
  removeScope(scope: string): void;
  /** Removes rubbish, and what is `outdated`; a part at a time, so that nobody waits for it however much is kept. */
  purge(outdated: (entry: PersistedQuery) => boolean): void;
  flush(): void;
  /** Nothing that waits is written any more. */
  drop(): void;
}

export interface CacheRules {
  /** Asked when an entry is written, for who is logged in may have changed since it was read. */
  readonly mayKeep: (key: QueryKey) => boolean;
  /** Asked of what is read under a key; what does not fit is removed. */
  readonly fits: (key: string, state: PersistedQuery['state']) => boolean;
}

export function createCacheStorage(
  storage: ListableStorage,
  clock: ClockPort,
  { mayKeep, fits }: CacheRules,
): CacheStorage {
  const writes = createDelayedWrites(clock);
  const uses = createUses(storage);
  const markUse = (kind: CachedKind, key: string) => {
    uses.add(kind, key);
    writes.schedule(idsKeyOf(kind), () => uses.save(kind));
  };
  return {
    getItem(key) {
      const entry = readEntry(storage, key);
      if (entry && !fits(key, entry.state)) {
        storage.remove(key);
        return null;
      }
      const kind = entry && cachedKindOf(queryKeyOf(key));
      if (kind) markUse(kind, key);
      return entry;
    },
    setItem(key, entry) {
      const kind = cachedKindOf(entry.queryKey);
      if (kind === null || entry.state.data === undefined) return;
      writes.schedule(key, () => {
        if (mayKeep(entry.queryKey)) storage.set(key, textOf(entry));
      });
      markUse(kind, key);
    },
    removeItem(key) {
      writes.drop(key);
      storage.remove(key);
    },
    removeScope(scope) {
      // Reading what is in them would take long when they are many.
      for (const key of keysFrom(storage, `${ENTRY_PREFIX}["${scope}"`)) storage.remove(key);
    },
    purge(outdated) {
      inParts(keysFrom(storage, ENTRY_PREFIX), clock, (key) => {
        const entry = readEntry(storage, key);
        if (entry && outdated(entry)) storage.remove(key);
      });
    },
    flush: writes.flush,
    drop: () => writes.drop(),
  };
}

function keysFrom(storage: ListableStorage, start: string): readonly string[] {
  return storage.keys().filter((key) => key.startsWith(start));
}

/** An entry is asked for by the hash of its query, which is the query's key as JSON. */
function queryKeyOf(key: string): QueryKey {
  return JSON.parse(key.slice(ENTRY_PREFIX.length)) as QueryKey;
}

/** So many entries are looked at before anything else gets its turn: a few milliseconds. */
const PART = 100;

function inParts(keys: readonly string[], clock: ClockPort, action: (key: string) => void): void {
  keys.slice(0, PART).forEach(action);
  if (keys.length > PART) clock.after(0, () => inParts(keys.slice(PART), clock, action));
}

/** The order of use per kind; read anew before each change, for other tabs keep it too. */
function createUses(storage: StoragePort) {
  const waiting = new Map<CachedKind, readonly string[]>();
  return {
    add: (kind: CachedKind, key: string) => void waiting.set(kind, withUse(waiting.get(kind) ?? [], key).ids),
    save(kind: CachedKind) {
      let ids: readonly string[] = readStored(storage, idsKeyOf(kind), idsSchema) ?? [];
      for (const key of waiting.get(kind) ?? []) {
        const use = withUse(ids, key);
        ids = use.ids;
        for (const dropped of use.dropped) storage.remove(dropped);
      }
      waiting.delete(kind);
      storage.set(idsKeyOf(kind), JSON.stringify(ids));
    },
  };
}

function readEntry(storage: StoragePort, key: string): PersistedQuery | null {
  // Nobody asks an entry which query it is, and the missing fields of its state are those of a fetch, which no longer runs.
  return readStored(storage, key, storedSchema) as PersistedQuery | null;
}

function textOf({ buster, state: { data, dataUpdatedAt, errorUpdatedAt } }: PersistedQuery): string {
  return JSON.stringify({ buster, state: { data, dataUpdatedAt, errorUpdatedAt } });
}
