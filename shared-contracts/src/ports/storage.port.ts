/** Text by key, kept by the browser. It never throws: what cannot be kept is kept for this page only. */
export interface StoragePort {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Removes every key of this origin. */
  clear(): void;
}
