/** What can prevent a process from starting. */
export type StartupErrorCode =
  | 'bucket-unusable'
  | 'configuration-invalid'
  | 'database-unreachable'
  | 'folder-locked'
  | 'folder-unusable'
  | 'migration-refused'
  | 'not-published'
  | 'nothing-published'
  | 'out-of-space'
  | 'port-unavailable';

/**
 * A reason not to start on which its reader can act: `message` is one line and says what to do. A process prints it and exits with a
 * non-zero code.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
  readonly code: StartupErrorCode;

  constructor(code: StartupErrorCode, message: string, options?: ErrorOptions) {
    super(message.replaceAll(/\s+/g, ' ').trim(), options);
    this.code = code;
  }
}

/** Checks the name, so that it works across copies of this module. */
export function isStartupError(error: unknown): error is StartupError {
  return error instanceof Error && error.name === 'StartupError';
}
