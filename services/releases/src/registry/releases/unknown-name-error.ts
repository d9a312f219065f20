import { ServiceError } from '@afterglow/kit';
import { nearestName } from './nearest-name.ts';

/** An unpublished name; the message suggests the nearest one, or lists all. */
export function unknownNameError(name: string, known: readonly string[]): ServiceError {
  const nearest = nearestName(name, known);
  const instead = nearest === undefined ? `There are ${known.join(', ') || 'none'}.` : `Did you mean ${nearest}?`;
  return new ServiceError('not-found', 'not_found', `No release is named "${name}". ${instead}`);
}
