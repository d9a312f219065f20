/** Where a command writes: results for people or as JSON for scripts, progress for people only. */
export type Output = {
  result: (forPeople: string, forScripts: unknown) => void;
  progress: (text: string) => void;
};

export type Stream = { write: (text: string) => unknown };

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
