/** Where progress is shown. */
export interface Display {
  /** The mark before a step that has ended. */
  readonly marks: { readonly done: string; readonly failed: string };
  /** Writes a line that stays. */
  print(line: string): void;
  /** Shows lines below the others in place of those drawn before. Only a terminal can. */
  draw?(lines: readonly string[]): void;
}
