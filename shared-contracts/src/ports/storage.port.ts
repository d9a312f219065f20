/**
 * Text by key, stored by the browser. It never throws: a value that cannot be stored stays in memory until the page is
 * closed.
 */
export interface StoragePort {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Removes every key of this origin. */
  clear(): void;
}
