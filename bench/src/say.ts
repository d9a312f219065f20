/** Prints a line for whoever is watching. */
export function log(line: string): void {
  process.stdout.write(`${line}\n`);
}
