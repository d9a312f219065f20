import { ENVIRONMENTS } from '@afterglow/shared-contracts';
import { Argument, Command as Program, Option } from 'commander';
import { createContext, type GlobalOptions, type ProgramIo } from './command-context.ts';
import { type CommandField, fieldsOf } from './command-fields.ts';
import { COMMANDS } from './commands.ts';
import type { TypedOptions } from './call-parts.ts';
import type { Command } from './define-command.ts';

export const GLOBAL_OPTIONS = [
  new Option('--url <url>', 'the site (default: http://localhost:$PORT)'),
  new Option('--token <token>', "a registry token (default: $AFTERGLOW_TOKEN, else the data folder's)"),
  new Option('--json', 'print JSON for scripts').default(false),
  new Option('--environment <name>', 'production or staging').choices(ENVIRONMENTS).default('production'),
] as const;

const NAME = 'afterglow';

export function createProgram(io: ProgramIo): Program {
  const program = new Program(NAME)
    .description('Publish, promote, and roll back releases.')
    .exitOverride()
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: (text, write) => write(text.replace(/^error: /, `${NAME}: `)),
    });
  for (const option of GLOBAL_OPTIONS) program.addOption(option);
  for (const command of COMMANDS) {
    addCommand(program, command, (typed) => command.run(createContext(program.opts<GlobalOptions>(), io), typed));
  }
  return program;
}

function addCommand(program: Program, { operation }: Command, run: (typed: TypedOptions) => Promise<void>): void {
  const { positions, options } = fieldsOf(operation);
  const command = program.command(operation.command.name).description(operation.summary);
  for (const field of positions) command.addArgument(new Argument(argumentText(field), field.about));
  for (const field of options) {
    const about = field.isNeeded ? `${field.about} (required)` : field.about;
    command.addOption(new Option(optionText(field), about).makeOptionMandatory(field.isNeeded));
  }
  command.action(() => {
    const byPosition = positions.map(({ name }, index): [string, string | undefined] => [name, command.args[index]]);
    return run({ ...command.opts<TypedOptions>(), ...Object.fromEntries(byPosition) });
  });
}

/** `<name>`, or `[name]` for an optional one. */
function argumentText({ name, isNeeded }: CommandField): string {
  return isNeeded ? `<${name}>` : `[${name}]`;
}

/** `--name <placeholder>`, as an option is typed; a flag has no value. */
function optionText({ name, placeholder, isFlag }: CommandField): string {
  return isFlag ? `--${name}` : `--${name} <${placeholder}>`;
}
