import type { RegistryAnswer } from '@afterglow/shared-contracts/registry';
import * as z from 'zod/mini';
import type { TypedOptions } from './call-parts.ts';
import type { CommandContext } from './command-context.ts';
import type { CommandOperation } from './command-fields.ts';

/** A result for people to read, and as `--json` prints it. */
export interface Presented<Output extends z.ZodMiniType> {
  readonly forPeople: string;
  readonly forScripts: z.input<Output>;
}

/** What a command does besides what is declared. */
export interface CommandCode<O extends CommandOperation, Result> {
  /** Makes one or more calls. */
  readonly call: (context: CommandContext, typed: TypedOptions) => Promise<Result>;
  readonly present: (result: Result) => Presented<O['command']['output']>;
}

/** A command of the program, ready to run with the typed values. */
export interface Command {
  readonly operation: CommandOperation;
  readonly run: (context: CommandContext, typed: TypedOptions) => Promise<void>;
}

/** A command that needs its own code to make its call. */
export function defineCommand<O extends CommandOperation, Result>(operation: O, code: CommandCode<O, Result>): Command {
  return {
    operation,
    async run(context, typed) {
      const { forPeople, forScripts } = code.present(await code.call(context, typed));
      context.output.result(forPeople, z.parse(operation.command.output, forScripts));
    },
  };
}

/** A command whose fields are those of its call. */
export function defineCallCommand<O extends CommandOperation>(
  operation: O,
  present: (answer: RegistryAnswer<O>) => Presented<O['command']['output']>,
): Command {
  return defineCommand(operation, { call: (context, typed) => context.call(operation, typed), present });
}
