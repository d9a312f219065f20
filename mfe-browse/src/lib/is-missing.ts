import { isApiError } from '@afterglow/shared-data/react';

/** Whether a call failed because what it asked for does not exist. */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && error.code === 'not_found';
}
