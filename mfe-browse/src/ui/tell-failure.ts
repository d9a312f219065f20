import type { EventBus } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';

/** Tells the listener that what they have clicked could not be fetched: it is gone, or the connection failed. */
export function tellFailure(bus: EventBus, error: unknown): void {
  const isGone = isApiError(error) && error.status === 404;
  bus.emit('modal:show', { type: 'error', contentKey: isGone ? 'ERROR_NOT_FOUND' : 'ERROR_NETWORK' });
}
