import { isApiError } from '@afterglow/shared-data/react';

/** Did a call fail because what it asked for is not there? */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && error.code === 'not_found';
}
