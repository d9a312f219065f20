import type { CommandEnvironment } from '@afterglow/kit/command-line';

/** The contents of a registry in a backup. */
export interface RegistryFacts {
  readonly createdAt: string;
  readonly releases: number;
  /** Changes of the live sets, in all environments. */
  readonly revisions: number;
}

/** A registry backup, checked next to the current registry; nothing has changed yet. */
export interface TriedRegistry {
  readonly facts: RegistryFacts;
  /** Replaces the registry; resolves to the path of the previous one, undefined when there was none. */
  commit(now: Date): Promise<string | undefined>;
  discard(): Promise<void>;
}

/** Saves and restores the registry next to this service. */
export interface RegistryBackups {
  /** Saves the registry of a running site as a file, and reads it once. */
  save(siteUrl: string, file: string): Promise<RegistryFacts>;
  /**
   * Checks a backup for the place that these variables name, while the site there is stopped and its data folder locked; throws an error with
   * the reason.
   */
  tryBackup(file: string, environment: CommandEnvironment): Promise<TriedRegistry>;
}
