import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { CheckOutcome } from '@afterglow/shared-registry-contracts';

const run = promisify(execFile);
const OUTPUT_MAX_BYTES = 50_000_000;

export const COMPILER = 'node_modules/typescript-7/bin/tsc';

export interface Checked {
  readonly outcome: CheckOutcome;
  readonly problems: string;
}

export async function runCheck(cwd: string, command: readonly string[], signal?: AbortSignal): Promise<Checked> {
  try {
    await run(process.execPath, command, { cwd, maxBuffer: OUTPUT_MAX_BYTES, ...(signal && { signal }) });
    return { outcome: 'passed', problems: '' };
  } catch (error) {
    return { outcome: 'failed', problems: outputOf(error) };
  }
}

function outputOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('stdout' in error) || !('stderr' in error)) throw error;
  return `${String(error.stdout)}${String(error.stderr)}`;
}
