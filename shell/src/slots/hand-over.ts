import type { RemoteModule } from '@afterglow/shared-contracts';
import { logError } from '../lib/log.ts';

/** Gives what the listener has typed into one version to the one that takes its place. */
export function handOver(from: RemoteModule, to: RemoteModule): void {
  try {
    const handed = from.handOver?.();
    if (handed) to.takeOver?.(handed);
  } catch (error) {
    logError('A remote could not pass on what was typed.', error);
  }
}
