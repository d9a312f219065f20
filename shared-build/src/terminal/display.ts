/** The output for progress. */
export interface Display {
  /** The icon before a finished step. */
  readonly marks: { readonly done: string; readonly failed: string };
  /** Prints a permanent line. */
  print(line: string): void;
  draw?(lines: readonly string[]): void;
}
