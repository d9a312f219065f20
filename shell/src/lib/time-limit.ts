export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** Settles as `work` does, or rejects with `TimeLimitError` after `limitMs`; what comes of `work` later is ignored. */
export function withTimeLimit<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeLimitError(`Not done within ${limitMs} ms.`)), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
