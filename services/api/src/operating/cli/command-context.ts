import type { CommandEnvironment, Output } from '@afterglow/kit/command-line';
import type { AdminClient } from './client/admin-client.ts';

/** What a command works with. */
export interface CommandContext {
  readonly url: string;
  readonly environment: CommandEnvironment;
  readonly output: Output;
  readonly connect: () => Promise<AdminClient>;
  /** Asks a person for something that is not to be seen. */
  readonly askSecret: (question: string) => Promise<string>;
}

/** A command that has told its result and yet failed in part. */
export class PartialFailure extends Error {
  override readonly name = 'PartialFailure';
}
