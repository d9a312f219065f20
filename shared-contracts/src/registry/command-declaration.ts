import type * as z from 'zod/mini';

/**
 * How the command line offers a call. The fields of its params, query and body are the command's arguments and options: which of them
 * are needed, and what they mean, is read from their schemas. The environment is an option of every command.
 */
export interface CommandDeclaration<Output extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  /** What stands by position, in order; everything else is an option. */
  readonly positions: readonly string[];
  /** What the command takes instead of the call's own fields, each with what it means. */
  readonly insteadOfFields?: Readonly<Record<string, string>>;
  /** What a needed field is when it is left out. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** True: the call is made for each environment. */
  readonly inEachEnvironment?: boolean;
  /** What `--json` prints. */
  readonly output: Output;
}
