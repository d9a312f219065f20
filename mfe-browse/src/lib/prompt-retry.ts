import type { EventBus } from '@afterglow/shared-contracts';

/** Tells the listener that the service was not reached; true when they press Retry. */
export function promptRetry(bus: EventBus): Promise<boolean> {
  bus.emit('modal:show', { type: 'error', contentKey: 'ERROR_NETWORK' });
  return new Promise((resolve) => {
    // From here on: a modal in whose place this one has opened is closed already.
    const answering = bus.on('modal:closed').subscribe(({ outcome }) => {
      answering.unsubscribe();
      resolve(outcome === 'confirmed');
    });
  });
}
