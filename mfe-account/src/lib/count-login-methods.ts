import type { AccountSecurity } from '@afterglow/shared-contracts';

/** The number of login methods of a member. Without the last one they could not return, so the service preserves it. */
export function countLoginMethods({ password, networks, passkeys }: AccountSecurity): number {
  return Number(password) + networks.length + passkeys.length;
}
