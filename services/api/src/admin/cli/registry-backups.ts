/** What a backup holds of the registry. */
export interface RegistryFacts {
  readonly createdAt: string;
  /** The versions that were ever published. */
  readonly releases: number;
  /** The changes of what is live, in all environments. */
  readonly revisions: number;
}

/** A backup of the registry that was tried beside the one that is there; nothing has changed yet. */
export interface TriedRegistry {
  readonly facts: RegistryFacts;
  /** Puts it in the place of the registry; resolves to where the former one is now, undefined when there was none. */
  commit(now: Date): Promise<string | undefined>;
  discard(): Promise<void>;
}

/** How the registry beside this service is saved and restored; the site knows both. */
export interface RegistryBackups {
  /** Saves the registry of a running site as a file, and reads it once. */
  save(siteUrl: string, file: string): Promise<RegistryFacts>;
  /** Tries a backup, while the site is stopped and its data folder locked; throws an error that says what is wrong with it. */
  tryBackup(file: string): Promise<TriedRegistry>;
}
