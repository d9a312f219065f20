import { runProgram } from '@afterglow/kit/command-line';
import { createProgram, type ProgramIo } from './program.ts';

/** Runs an `afterglow-admin` command line (without the program's name) and returns its exit code. */
export function run(args: readonly string[], io: ProgramIo): Promise<number> {
  return runProgram(createProgram(io), args, { stderr: io.stderr });
}
