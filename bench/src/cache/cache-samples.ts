/** What a change of one entry costs. */
export interface CacheChange {
  readonly durationMs: number;
  /** Keys that were written. */
  readonly writes: number;
  /** Keys and values together. */
  readonly characters: number;
}

/** What one visit in a browser that has just been started found. */
export interface CacheVisit {
  /** From the first access to the storage until one entry can be shown. */
  readonly openMs: number;
  /** As much of it as the browser takes to bring the storage from the disk, whoever reads it. */
  readonly storageMs: number;
  /** The longest time that the page stood still in the two seconds after it was opened; 0 when it never did for 50 ms. */
  readonly longestTaskMs: number;
  readonly change: CacheChange;
}
