import type { NotificationKey } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';

/** What to say of a change that the service refuses; `conflict` is what a 409 means. */
export function errorNotification(error: unknown, conflict: NotificationKey = 'SOMETHING_WENT_WRONG'): NotificationKey {
  if (!isApiError(error)) return 'SOMETHING_WENT_WRONG';
  if (error.status === 429) return 'TOO_MANY_ATTEMPTS';
  return error.status === 409 ? conflict : 'SOMETHING_WENT_WRONG';
}
