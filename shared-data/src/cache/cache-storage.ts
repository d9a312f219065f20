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

/** As much of a query as is needed to show its data again. */
const storedSchema = z.object({
  buster: z.string(),
  queryHash: z.string(),
  queryKey: z.array(z.unknown()),
  state: z.looseObject({ data: z.unknown(), dataUpdatedAt: z.number(), errorUpdatedAt: z.number() }),
});

/** Where cached queries are kept: each under its own key, written late. */
export interface CacheStorage extends Required<AsyncStorage<PersistedQuery>> {
  entries(): [key: string, value: PersistedQuery][];
  removeItem(key: string): void;
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
  readonly fits: (key: string, data: unknown) => boolean;
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
  const read = (key: string) => readEntry(storage, key);
  return {
    getItem(key) {
      const entry = read(key);
      if (entry && !fits(key, entry.state.data)) {
        storage.remove(key);
        return null;
      }
      const kind = entry && cachedKindOf(entry.queryKey);
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
    entries: () =>
      entryKeys(storage).flatMap((key): [string, PersistedQuery][] => {
        const entry = read(key);
        return entry ? [[key, entry]] : [];
      }),
    purge(outdated) {
      inParts(entryKeys(storage), clock, (key) => {
        const entry = read(key);
        if (entry && outdated(entry)) storage.remove(key);
      });
    },
    flush: writes.flush,
    drop: () => writes.drop(),
  };
}

function entryKeys(storage: ListableStorage): readonly string[] {
  return storage.keys().filter((key) => key.startsWith(`${EXPENDABLE_PREFIX}-`));
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
  // The fields that are missing from a stored state are those of a fetch, which no longer runs.
  return readStored(storage, key, storedSchema) as PersistedQuery | null;
}

function textOf({ buster, queryHash, queryKey, state: { data, dataUpdatedAt, errorUpdatedAt } }: PersistedQuery) {
  return JSON.stringify({ buster, queryHash, queryKey, state: { data, dataUpdatedAt, errorUpdatedAt } });
}
