import type { StoragePort } from '@afterglow/shared-contracts';

/**
 * Entries under keys with this prefix can be fetched from the service again, so they are evicted for those that
 * cannot.
 */
export const EVICTABLE_PREFIX = 'cache';

/** A storage that can also list its keys. */
export interface ListableStorage extends StoragePort {
  keys(): readonly string[];
}

/**
 * Web Storage that never throws. A browser may forbid it (reading `localStorage` itself throws), or reject a write
 * because it is full: then evictable entries are removed first, and a value that still does not fit stays in memory
 * until the page is closed.
 */
export function createSafeStorage(open: () => Storage | undefined): ListableStorage {
  const memory = new Map<string, string>();
  const storage = attempt(open);
  const storedKeys = () => (storage && attempt(() => keysOf(storage))) ?? [];
  const store = (key: string, value: string) =>
    attempt(() => (storage ? (storage.setItem(key, value), true) : false)) ?? false;

  function makeRoom(key: string): boolean {
    if (key.startsWith(EVICTABLE_PREFIX)) return false;
    const expendable = storedKeys().filter((known) => known.startsWith(EVICTABLE_PREFIX));
    if (expendable.length === 0) return false;
    for (const known of expendable) attempt(() => storage?.removeItem(known));
    return true;
  }

  return {
    get: (key) => memory.get(key) ?? attempt(() => storage?.getItem(key)) ?? null,
    set: (key, value) => {
      if (store(key, value) || (makeRoom(key) && store(key, value))) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt(() => storage?.removeItem(key));
    },
    clear: () => {
      memory.clear();
      attempt(() => storage?.clear());
    },
    keys: () => [...new Set([...storedKeys(), ...memory.keys()])],
  };
}

/** `Object.keys` would read every value too: a quarter of a second in a full storage. */
function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null);
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
