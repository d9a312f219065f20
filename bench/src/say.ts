export function log(line: string): void {
  process.stdout.write(`${line}\n`);
}
