import type { NotificationKey } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';

/** The notification for a change that the service rejects; `conflict` is the one for a 409. */
export function errorNotification(error: unknown, conflict: NotificationKey = 'SOMETHING_WENT_WRONG'): NotificationKey {
  if (!isApiError(error)) return 'SOMETHING_WENT_WRONG';
  if (error.status === 429) return 'TOO_MANY_ATTEMPTS';
  return error.status === 409 ? conflict : 'SOMETHING_WENT_WRONG';
}
