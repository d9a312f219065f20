import { isApiError } from '@afterglow/shared-data/react';

export function isMissing(error: unknown): boolean {
  return isApiError(error) && error.code === 'not_found';
}
