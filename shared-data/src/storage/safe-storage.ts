import type { StoragePort } from '@afterglow/shared-contracts';

/**
 * Web Storage that never throws. A browser may forbid it (reading `localStorage` itself throws), or refuse a write because
 * it is full: such a value lives in memory until the page ends.
 */
export function createSafeStorage(open: () => Storage | undefined): StoragePort {
  const memory = new Map<string, string>();
  const storage = attempt(open);
  return {
    get: (key) => memory.get(key) ?? attempt(() => storage?.getItem(key)) ?? null,
    set: (key, value) => {
      const kept = attempt(() => (storage ? (storage.setItem(key, value), true) : false));
      if (kept) memory.delete(key);
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
  };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
