/** The cost of changing one entry. */
export interface CacheChange {
  readonly durationMs: number;
  /** Keys that were written. */
  readonly writes: number;
  /** Keys and values together. */
  readonly characters: number;
}

/** The result of one visit in a browser that has just been started. */
export interface CacheVisit {
  /** From the first access to the storage until one entry can be shown. */
  readonly openMs: number;
  /** The part of it in which the browser reads the storage from the disk, anyone who needs it. */
  readonly storageMs: number;
  /** The longest time that the page was blocked in the two seconds after it was opened; 0 when never for 50 ms. */
  readonly longestTaskMs: number;
  readonly change: CacheChange;
}
