import type { StoragePort } from '@afterglow/shared-contracts';

export function createMemoryStorage(entries: Readonly<Record<string, string>> = {}): StoragePort {
  const texts = new Map(Object.entries(entries));
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}
