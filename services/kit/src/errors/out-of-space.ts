import { errorCodeOf, errorText } from './error-text.ts';

/** Of the file system, of PostgreSQL, and of a start that failed for it. */
const CODES: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT', '53100', 'out-of-space']);
/** An error that came from another thread has only its text. */
const WORDS = /\bENOSPC\b|No space left on device/;

/** Whether something failed because a disk is full: this machine's, or the database server's. */
export function isOutOfSpace(error: unknown): boolean {
  if (CODES.has(errorCodeOf(error)) || WORDS.test(errorText(error))) return true;
  return error instanceof Error && error.cause !== undefined && isOutOfSpace(error.cause);
}
