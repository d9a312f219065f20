import { errorCodeOf, errorText } from '../errors/error-text.ts';

/** Whether a statement failed because a row with the same key is already there. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCodeOf(error) === '23505';
}

/** Whether a statement failed because the row it points to is not there (or is still pointed to). */
export function isForeignKeyViolation(error: unknown): boolean {
  return errorCodeOf(error) === '23503';
}

/** Nobody answers there, or the server is stopping, starting, or has no connection left. */
const AWAY_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
/** The driver gives connections that broke or were never made no code. */
const AWAY_WORDS =
  /^Connection terminated|^timeout exceeded when trying to connect|connection error and is not queryable/;

/** Whether the database could not be asked at all; the same question may be answered in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  const code = errorCodeOf(error);
  if (code === undefined) return AWAY_WORDS.test(errorText(error));
  // A caller who goes away has this code, too, but never from a system call of ours.
  if (code === 'ECONNRESET') return error instanceof Error && 'syscall' in error;
  return AWAY_CODES.has(code);
}
