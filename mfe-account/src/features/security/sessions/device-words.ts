import type { OpenSession } from '@afterglow/shared-contracts';

type Device = Pick<OpenSession, 'browser' | 'system'>;

/** "Firefox on Windows", as far as known. */
export function deviceName({ browser, system }: Device): string {
  if (browser === null) return system === null ? 'Unknown device' : `Browser on ${system}`;
  return system === null ? browser : `${browser} on ${system}`;
}

const HELD_IN_THE_HAND: readonly string[] = ['Android', 'iOS', 'iPadOS'];

export function isHandheld({ system }: Device): boolean {
  return system !== null && HELD_IN_THE_HAND.includes(system);
}
