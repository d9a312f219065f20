import type { CommandEnvironment, Output } from '@afterglow/kit/command-line';
import type { AdminClient } from './client/admin-client.ts';
import type { RegistryBackups } from './registry-backups.ts';

export interface CommandContext {
  readonly url: string;
  readonly environment: CommandEnvironment;
  readonly output: Output;
  readonly connect: () => Promise<AdminClient>;
  /** Prompts for a secret without echo. */
  readonly askSecret: (question: string) => Promise<string>;
  readonly registry: RegistryBackups | undefined;
}

/** A command that has printed its result but failed in part. */
export class PartialFailure extends Error {
  override readonly name = 'PartialFailure';
}
