import { runProgram } from '@afterglow/kit/command-line';
import type { ProgramIo } from './command-context.ts';
import { createProgram } from './program.ts';

const SILENT = { write: () => undefined };

/** Runs an `afterglow` command line (without the program's name) and returns its exit code. */
export function run(args: readonly string[], io: ProgramIo): Promise<number> {
  const isJson = args.includes('--json');
  // Commander's own output is text; the error itself is then written as JSON.
  const program = createProgram(isJson ? { ...io, stderr: SILENT } : io);
  return runProgram(program, args, { stderr: io.stderr, isJson });
}
