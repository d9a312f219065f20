import { type Command, CommanderError } from 'commander';
import { errorCodeOf, errorText } from '../errors/error-text.ts';
import type { Stream } from './output.ts';

/** Where errors of a command line are written, and whether as JSON. */
export interface RunProgramOptions {
  readonly stderr: Stream;
  readonly isJson?: boolean;
}

/**
 * Runs a command line (without the program's name) and resolves with its exit code; an error is one line, as JSON an object
 * `{ "error": { "code", "message" } }`. Never rejects.
 */
export async function runProgram(
  program: Command,
  args: readonly string[],
  { stderr, isJson = false }: RunProgramOptions,
): Promise<number> {
  try {
    await program.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    const exitCode = error instanceof CommanderError ? error.exitCode : 1;
    if (exitCode === 0) return 0;
    if (isJson) stderr.write(`${JSON.stringify({ error: { code: codeOf(error), message: errorText(error) } })}\n`);
    // The program has already printed a CommanderError.
    else if (!(error instanceof CommanderError)) stderr.write(`${program.name()}: ${errorText(error)}\n`);
    return exitCode;
  }
}

function codeOf(error: unknown): string {
  if (error instanceof CommanderError) return 'usage';
  return errorCodeOf(error) ?? 'failed';
}
