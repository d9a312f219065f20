import type { CommandEnvironment, Output } from '@afterglow/kit/command-line';
import type { AdminClient } from './client/admin-client.ts';
import type { RegistryBackups } from './registry-backups.ts';

export interface CommandContext {
  readonly url: string;
  readonly environment: CommandEnvironment;
  readonly output: Output;
  readonly connect: () => Promise<AdminClient>;
  readonly askSecret: (question: string) => Promise<string>;
  readonly registry: RegistryBackups | undefined;
}

export class PartialFailure extends Error {
  override readonly name = 'PartialFailure';
}
