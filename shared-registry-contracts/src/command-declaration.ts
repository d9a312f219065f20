import type * as z from 'zod/mini';

/**
 * The command line form of a call. The fields of its params, query and body are the command's arguments and options;
 * their schemas define which are required and what they mean. Every command accepts the environment as an option.
 */
export interface CommandDeclaration<Output extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  /** The positional arguments, in order; everything else is an option. */
  readonly positions: readonly string[];
  /** The command's fields instead of the call's own, with the meaning of each. */
  readonly insteadOfFields?: Readonly<Record<string, string>>;
  /** Options without a value, with the meaning of each; a given one replaces the positional arguments. */
  readonly flags?: Readonly<Record<string, string>>;
  /** Further options without a value, with the meaning of each. */
  readonly switches?: Readonly<Record<string, string>>;
  /** The default of a required field. */
  readonly defaults?: Readonly<Record<string, string>>;
  readonly output: Output;
}
