/** A command's output: results for people, or as JSON for scripts; progress for people only. */
export interface Output {
  result(forPeople: string, forScripts: unknown): void;
  progress(text: string): void;
}

/** A writable stream. */
export interface Stream {
  readonly write: (text: string) => unknown;
}

/** Writes results to `stdout` and progress to `stderr`; with `isJson` results are JSON and progress is omitted. */
export function createOutput(isJson: boolean, stdout: Stream, stderr: Stream): Output {
  return {
    result(forPeople, forScripts) {
      stdout.write(`${isJson ? JSON.stringify(forScripts) : forPeople}\n`);
    },
    progress(text) {
      if (!isJson) stderr.write(`${text}\n`);
    },
  };
}
