import type { ListableStorage } from '../storage/safe-storage.ts';

export function createMemoryStorage(entries: Readonly<Record<string, string>> = {}): ListableStorage {
  const texts = new Map(Object.entries(entries));
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    clear: () => texts.clear(),
    keys: () => [...texts.keys()],
  };
}
