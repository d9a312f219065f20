import type { ServerResponse } from 'node:http';
import type { Clock } from '@afterglow/kit';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';

const LOOK_EVERY_MS = MINUTE_MS;

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
      // A short database failure must not end a stream.
      () => undefined,
    );
  }
}
