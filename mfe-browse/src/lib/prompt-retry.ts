import type { EventBus } from '@afterglow/shared-contracts';

/** Shows that the service was not reached; true when the listener presses Retry. */
export function promptRetry(bus: EventBus): Promise<boolean> {
  bus.emit('modal:show', { type: 'error', contentKey: 'ERROR_NETWORK' });
  return new Promise((resolve) => {
    // Only now: a modal that this one has replaced is closed already.
    const answering = bus.on('modal:closed').subscribe(({ outcome }) => {
      answering.unsubscribe();
      resolve(outcome === 'confirmed');
    });
  });
}
