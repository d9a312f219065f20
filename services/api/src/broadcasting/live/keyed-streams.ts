import type { ServerResponse } from 'node:http';
import type { Clock } from '@afterglow/kit';

const LOOK_EVERY_MS = 60_000;

/** Ends a stream that was opened by an address once the address no longer opens it. */
export function endWhenRevoked(response: ServerResponse, clock: Clock, isOpen: () => Promise<boolean>): void {
  if (response.destroyed) return;
  let callOff = clock.schedule(LOOK_EVERY_MS, look);
  response.once('close', () => callOff());
  function look(): void {
    callOff = clock.schedule(LOOK_EVERY_MS, look);
    isOpen().then(
      (stays) => {
        if (!stays) response.destroy();
      },
      // No one falls silent because a database is away for a moment.
      () => undefined,
    );
  }
}
