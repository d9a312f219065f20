import { type Command, CommanderError } from 'commander';
import { errorText } from '../errors/error-text.ts';
import type { Stream } from './output.ts';

/** Runs a command line (without the program's name) and resolves with its exit code; an error is one line. Never rejects. */
export async function runProgram(program: Command, args: readonly string[], stderr: Stream): Promise<number> {
  try {
    await program.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    // It has printed the reason itself; asking for help is not an error.
    if (error instanceof CommanderError) return error.exitCode;
    stderr.write(`${program.name()}: ${errorText(error)}\n`);
    return 1;
  }
}
