/** What the shell tells whoever has the console open; nothing else writes to it. */
export function logError(message: string, ...details: readonly unknown[]): void {
  // eslint-disable-next-line no-console -- this is the one place
  console.error(message, ...details);
}
