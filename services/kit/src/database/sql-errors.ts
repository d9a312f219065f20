import { errorCodeOf, errorText } from '../errors/error-text.ts';

/** Whether a statement failed because a row with the same key already exists. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCodeOf(error) === '23505';
}

/** Whether a statement failed because the row it refers to does not exist (or is still referred to). */
export function isForeignKeyViolation(error: unknown): boolean {
  return errorCodeOf(error) === '23503';
}

export function isStatementTimeout(error: unknown): boolean {
  return errorCodeOf(error) === '57014';
}

/** Unreachable, or the server is stopping, starting, or out of connections; or an embedded one doesn't open again. */
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
  'database-unreachable',
]);
/** The driver gives no code to connections that broke or were never established. */
const AWAY_WORDS =
  /^Connection terminated|^timeout exceeded when trying to connect|connection error and is not queryable/;

/** Whether the database could not be reached at all, so that a retry may succeed soon. */
export function isDatabaseAway(error: unknown): boolean {
  const code = errorCodeOf(error);
  if (code === undefined) return AWAY_WORDS.test(errorText(error));
  // A caller who disconnects causes this code too, but never from an own system call.
  if (code === 'ECONNRESET') return error instanceof Error && 'syscall' in error;
  return AWAY_CODES.has(code);
}
