import { errorCodeOf } from '../errors/error-text.ts';

/** Whether a statement failed because a row with the same key is already there. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCodeOf(error) === '23505';
}

/** Whether a statement failed because the row it points to is not there (or is still pointed to). */
export function isForeignKeyViolation(error: unknown): boolean {
  return errorCodeOf(error) === '23503';
}
