import { ShellError } from './shell-error.ts';

export function timeLimitError(limitMs: number): ShellError {
  return new ShellError('time_limit', `Not done within ${limitMs} ms.`, { context: { limitMs } });
}

/**
 * Settles as `work` does, or rejects with a `ShellError` (`time_limit`) after `limitMs`; a later outcome of `work` is
 * ignored.
 */
export function withTimeLimit<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timeLimitError(limitMs)), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
