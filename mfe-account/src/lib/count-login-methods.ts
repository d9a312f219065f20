import type { AccountSecurity } from '@afterglow/shared-contracts';

/** In how many ways a member can log in. Without the last one they could not come back, so the service keeps it. */
export function countLoginMethods({ password, networks, passkeys }: AccountSecurity): number {
  return Number(password) + networks.length + passkeys.length;
}
