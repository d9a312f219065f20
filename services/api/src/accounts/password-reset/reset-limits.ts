import { subnetOf } from '@afterglow/kit';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import type { Account } from '../credentials/index.ts';
import type { KnownLocations } from '../sessions/index.ts';
import type { LimitAttempts } from '#app/security/attempt-limiter.ts';

/** Counted by subnet, so that a stranger elsewhere locks no one out. */
const OF_ACCOUNT_THERE = { scope: 'reset of account there', attempts: 5, windowMs: HOUR_MS };
/** Against strangers on many subnets who fill a mailbox; it does not apply where the member is known to log in. */
const OF_ACCOUNT = { scope: 'reset of account', attempts: 20, windowMs: HOUR_MS };
const OF_NETWORK = { scope: 'reset from address', attempts: 20, windowMs: HOUR_MS };

/** A link cannot be guessed, but each lookup has a small cost. */
const LINKS_OF_NETWORK = { scope: 'reset link from address', attempts: 100, windowMs: HOUR_MS };

/** Limits requests and uses of reset links; all throw too-many. */
export interface ResetLimits {
  consumeAtLocation(request: { readonly email: string; readonly address: string }): Promise<void>;
  consumeForAccount(account: Account, address: string): Promise<void>;
  takeLink(address: string): Promise<void>;
}

export function createResetLimits(limitAttempts: LimitAttempts, places: KnownLocations): ResetLimits {
  const [there, anywhere] = [limitAttempts(OF_ACCOUNT_THERE), limitAttempts(OF_ACCOUNT)];
  const [byNetwork, links] = [limitAttempts(OF_NETWORK), limitAttempts(LINKS_OF_NETWORK)];
  return {
    async consumeAtLocation({ email, address }) {
      const network = subnetOf(address);
      await byNetwork.take(network);
      await there.take(`${email.toLowerCase()} ${network}`);
    },
    async consumeForAccount({ id, email }, address) {
      if (!(await places.isKnown(id, subnetOf(address)))) await anywhere.take(email.toLowerCase());
    },
    takeLink: (address) => links.take(subnetOf(address)),
  };
}
