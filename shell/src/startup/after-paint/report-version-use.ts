import { SHELL_RELEASE_NAME, USES_PATH, type ClockPort } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { Applications } from '../../applications/applications.ts';

const EVERY_MS = 30 * MINUTE_MS;

export interface VersionUseOptions {
  readonly applications: Pick<Applications, 'getSlots'>;
  readonly clock: Pick<ClockPort, 'every'>;
  readonly shellVersion: string;
}

/** Reports to the registry now and twice an hour which versions this tab runs, so that their files are not removed. */
export function reportVersionUse({ applications, clock, shellVersion }: VersionUseOptions): void {
  function notify() {
    const areas = [...applications.getSlots()].flatMap(([name, slot]) => {
      const state = slot.getState();
      return state.status === 'live' ? [{ name, version: state.version }] : [];
    });
    const versions = [{ name: SHELL_RELEASE_NAME, version: shellVersion }, ...areas];
    navigator.sendBeacon(USES_PATH, JSON.stringify({ versions }));
  }
  clock.every(EVERY_MS, notify);
  notify();
}
