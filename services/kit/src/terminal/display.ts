/** The output for progress. */
export interface Display {
  readonly marks: { readonly done: string; readonly failed: string };
  print(line: string): void;
  draw?(lines: readonly string[]): void;
}
