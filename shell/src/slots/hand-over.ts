import type { RemoteModule } from '@afterglow/shared-contracts';
import { logError } from '../lib/log.ts';

/** Transfers the listener's typed text from one version to its replacement. */
export function handOver(from: RemoteModule, to: RemoteModule): void {
  try {
    const handed = from.handOver?.();
    if (handed) to.takeOver?.(handed);
  } catch (error) {
    logError('A remote could not pass on what was typed.', error);
  }
}
