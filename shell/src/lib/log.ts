/** What the shell writes to the console; no other file writes there. */
export function logError(message: string, ...details: readonly unknown[]): void {
  // eslint-disable-next-line no-console -- this is the one place
  console.error(message, ...details);
}

/** Hidden in a browser's console until someone asks for it. */
export function logDebug(message: string, ...details: readonly unknown[]): void {
  // eslint-disable-next-line no-console -- this is the other one
  console.debug(message, ...details);
}
