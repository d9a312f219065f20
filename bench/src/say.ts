/** Prints a line for anyone who is watching. */
export function log(line: string): void {
  process.stdout.write(`${line}\n`);
}
