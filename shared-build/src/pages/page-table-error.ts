/** A page table that the build cannot read; the message starts with file and line, in the form that editors open. */
export class PageTableError extends Error {
  override readonly name = 'PageTableError';
  readonly code = 'PAGE_TABLE_INVALID';
  readonly file: string;
  readonly line: number;

  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
    this.file = file;
    this.line = line;
  }
}
