import { readStored, type ClockPort, type StoragePort } from '@afterglow/shared-contracts';
import type { AsyncStorage, PersistedQuery } from '@tanstack/query-persist-client-core';
import type { QueryKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { EVICTABLE_PREFIX, type ListableStorage } from '../../storage/safe-storage.ts';
import { cachedKindOf, type CachedKind } from './cached-kinds.ts';
import { createDebouncedWrites } from './debounced-writes.ts';

const MAX_IDS = 130;

/** The number left after an eviction, so that not every new id evicts an old one. */
const CUT = 30;

interface Use {
  /** Least recently used first. */
  readonly ids: readonly string[];
  readonly dropped: readonly string[];
}

const idsKeyOf = (kind: CachedKind) => `${EVICTABLE_PREFIX}.ids.${kind}`;
const idsSchema = z.array(z.string());
const ENTRY_PREFIX = `${EVICTABLE_PREFIX}-`;

const storedSchema = z.object({
  buster: z.string(),
  state: z.looseObject({ data: z.unknown(), dataUpdatedAt: z.number(), errorUpdatedAt: z.number() }),
});

/** Stores cached queries, each under its own key, with a delay. */
export interface CacheStorage extends AsyncStorage<PersistedQuery> {
  removeItem(key: string): void;
  /** Removes all entries of a scope, which is the first part of their keys. */
  removeScope(scope: string): void;
  /**
   * Removes unreadable and `outdated` entries in small batches, so that nothing waits for it, however much is stored.
   */
  purge(outdated: (entry: PersistedQuery) => boolean): void;
  flush(): void;
  drop(): void;
}

export interface CacheRules {
  /** Checked when an entry is written, because the logged-in member may have changed since it was read. */
  readonly isPersistable: (key: QueryKey) => boolean;
  /** Validates what is read under a key; invalid entries are removed. */
  readonly fits: (key: string, state: PersistedQuery['state']) => boolean;
}

export function createCacheStorage(
  storage: ListableStorage,
  clock: ClockPort,
  { isPersistable, fits }: CacheRules,
): CacheStorage {
  const writes = createDebouncedWrites(clock);
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
        if (isPersistable(entry.queryKey)) storage.set(key, textOf(entry));
      });
      markUse(kind, key);
    },
    removeItem(key) {
      writes.drop(key);
      storage.remove(key);
    },
    removeScope(scope) {
      // Reading the contents would take long when there are many entries.
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

/** An entry is requested by the hash of its query, which is the query's key as JSON. */
function queryKeyOf(key: string): QueryKey {
  return JSON.parse(key.slice(ENTRY_PREFIX.length)) as QueryKey;
}

/** Entries checked per task: a few milliseconds. */
const PART = 100;

function inParts(keys: readonly string[], clock: ClockPort, action: (key: string) => void): void {
  keys.slice(0, PART).forEach(action);
  if (keys.length > PART) clock.after(0, () => inParts(keys.slice(PART), clock, action));
}

/** The order of use per kind; read again before each change, because other tabs store it too. */
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
  // The key of the entry is not needed, and the missing fields of its state belong to a fetch, which is no longer
  // running.
  return readStored(storage, key, storedSchema) as PersistedQuery | null;
}

function textOf({ buster, state: { data, dataUpdatedAt, errorUpdatedAt } }: PersistedQuery): string {
  return JSON.stringify({ buster, state: { data, dataUpdatedAt, errorUpdatedAt } });
}

/** The ids after one of them was used. */
export function withUse(ids: readonly string[], id: string): Use {
  const used = [...ids.filter((known) => known !== id), id];
  if (used.length <= MAX_IDS) return { ids: used, dropped: [] };
  return { ids: used.slice(CUT), dropped: used.slice(0, CUT) };
}
