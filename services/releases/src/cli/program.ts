import { type Environment, ENVIRONMENTS } from '@afterglow/shared-contracts';
import { Command, Option } from 'commander';
import type { CommandContext } from './command-context.ts';
import { history } from './commands/history.ts';
import { promote } from './commands/promote.ts';
import { publish } from './commands/publish.ts';
import { rollback } from './commands/rollback.ts';
import { status } from './commands/status.ts';
import { verify } from './commands/verify.ts';
import { type CommandEnvironment, connect, type ConnectionOptions } from './connection.ts';
import { createOutput } from './output.ts';

type GlobalOptions = ConnectionOptions & { json: boolean; environment: Environment };

/** What the program touches of its process. */
export type ProgramIo = {
  environment: CommandEnvironment;
  stdout: { write: (text: string) => unknown };
  stderr: { write: (text: string) => unknown };
};

/** The `afterglow` command; it throws instead of ending the process. */
export function createProgram(io: ProgramIo): Command {
  const program = new Command('afterglow')
    .description('Publish, promote and take back releases of the site.')
    .option('--url <url>', 'the site (default: http://localhost:$PORT)')
    .option('--token <token>', "a registry token (default: $AFTERGLOW_TOKEN, else the data folder's)")
    .option('--json', 'print JSON for scripts', false)
    .addOption(new Option('--environment <name>', 'which live set').choices(ENVIRONMENTS).default('production'))
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.stdout.write(text), writeErr: (text) => io.stderr.write(text) });

  function contextOf(): CommandContext {
    const options = program.opts<GlobalOptions>();
    return {
      environment: options.environment,
      output: createOutput(options.json, io.stdout, io.stderr),
      connect: (purpose) => connect(options, io.environment, purpose),
    };
  }

  addCommands(program, contextOf);
  return program;
}

function addCommands(program: Command, contextOf: () => CommandContext): void {
  const reason = '--reason <text>';
  program
    .command('publish <folder>')
    .description('upload a built release; <folder> is the release or the area whose newest build it is')
    .action((folder: string) => publish(contextOf(), folder));
  program
    .command('promote <remote> <version>')
    .description('make a published version live')
    .option(reason, 'why; it is kept in the log')
    .action((remote: string, version: string, options: { reason?: string }) =>
      promote(contextOf(), remote, version, options),
    );
  program
    .command('rollback <remote>')
    .description('take a remote back to its previous good version')
    .requiredOption(reason, 'why; it is kept in the log')
    .option('--to <version>', 'to this version instead')
    .action((remote: string, options: { reason: string; to?: string }) => rollback(contextOf(), remote, options));
  program
    .command('status')
    .description('what is live where')
    .action(() => status(contextOf()));
  program
    .command('history [remote]')
    .description('who changed what, when and why')
    .action((remote: string | undefined) => history(contextOf(), remote));
  program
    .command('verify')
    .description('check that nobody changed the log')
    .action(() => verify(contextOf()));
}
