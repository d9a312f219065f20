import { errorText } from '@afterglow/kit';
import { CommanderError } from 'commander';
import type { ProgramIo } from './command-context.ts';
import { createProgram } from './program.ts';

/** Runs a command line (without the program's name) and returns its exit code; an error is one line. */
export async function run(args: readonly string[], io: ProgramIo): Promise<number> {
  try {
    await createProgram(io).parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    // It has said so itself; asking for help is not an error.
    if (error instanceof CommanderError) return error.exitCode;
    io.stderr.write(`afterglow: ${errorText(error)}\n`);
    return 1;
  }
}
