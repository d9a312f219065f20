/** The shell's console output; no other file writes there. */
export function logError(message: string, ...details: readonly unknown[]): void {
  // eslint-disable-next-line no-console -- this is the one place
  console.error(message, ...details);
}

/** Hidden by default in a browser's console. */
export function logDebug(message: string, ...details: readonly unknown[]): void {
  // eslint-disable-next-line no-console -- this is the other one
  console.debug(message, ...details);
}
