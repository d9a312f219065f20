/** Prints a line for whoever is watching. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
