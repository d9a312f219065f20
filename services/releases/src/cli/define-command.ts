import type { RegistryAnswer } from '@afterglow/shared-registry-contracts';
import * as z from 'zod/mini';
import type { TypedOptions } from './call-parts.ts';
import type { CommandContext } from './command-context.ts';
import type { CommandOperation } from './command-fields.ts';

export interface Presented<Output extends z.ZodMiniType> {
  readonly forPeople: string;
  readonly forScripts: z.input<Output>;
}

export interface CommandCode<O extends CommandOperation, Result> {
  readonly call: (context: CommandContext, typed: TypedOptions) => Promise<Result>;
  readonly present: (result: Result) => Presented<O['command']['output']>;
}

/** A command of the program, ready to run with the typed values. */
export interface Command {
  readonly operation: CommandOperation;
  readonly run: (context: CommandContext, typed: TypedOptions) => Promise<void>;
}

export function defineCommand<O extends CommandOperation, Result>(operation: O, code: CommandCode<O, Result>): Command {
  return {
    operation,
    async run(context, typed) {
      const { forPeople, forScripts } = code.present(await code.call(context, typed));
      context.output.result(forPeople, z.parse(operation.command.output, forScripts));
    },
  };
}

export function defineCallCommand<O extends CommandOperation>(
  operation: O,
  present: (answer: RegistryAnswer<O>) => Presented<O['command']['output']>,
): Command {
  return defineCommand(operation, { call: (context, typed) => context.call(operation, typed), present });
}
