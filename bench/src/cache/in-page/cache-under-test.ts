import type { CacheChange } from '../cache-samples.ts';

/** A cache over the real `localStorage` of the page. Entries are numbered from 1. */
export interface CacheUnderTest {
  fill(count: number): Promise<void>;
  /** From nothing until one entry can be shown. Throws when the service would have to be asked for it. */
  open(number: number): Promise<void>;
  /** Changes the value of one entry, and closes the page. */
  change(number: number): Promise<CacheChange>;
}

/** What an action writes into the storage, and how long it blocks the page. */
export async function writesOf(action: () => Promise<void>): Promise<CacheChange> {
  const written: number[] = [];
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, text) {
    written.push(key.length + text.length);
    setItem.call(this, key, text);
  };
  const startedAtMs = performance.now();
  try {
    await action();
    const durationMs = performance.now() - startedAtMs;
    return { durationMs, writes: written.length, characters: written.reduce((sum, one) => sum + one, 0) };
  } finally {
    Storage.prototype.setItem = setItem;
  }
}
