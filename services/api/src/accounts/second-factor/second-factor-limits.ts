import { subnetOf } from '@afterglow/kit';
import type { MemberId } from '@afterglow/shared-contracts';
import { DAY_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { AttemptLimiter, LimitAttempts } from '#app/security/attempt-limiter.ts';
import { hasRoom, isTooMany } from '#app/security/has-room.ts';
import type { KnownLocations } from '../sessions/index.ts';

const QUARTER_HOUR_MS = 15 * MINUTE_MS;
/** Counted by network, so that a stranger elsewhere locks no one out. */
const OF_MEMBER_THERE = { scope: 'code of member there', attempts: 10, windowMs: QUARTER_HOUR_MS };
/** Three in a million codes are right at any moment. It does not apply where the member is known to log in. */
const OF_MEMBER = { scope: 'code of member', attempts: 20, windowMs: DAY_MS };
/** Applies there as well: a link in a mail makes a network known, and anyone who reads the mail is not yet who has the app. */
const OF_MEMBER_EVERYWHERE = { scope: 'code of member everywhere', attempts: 100, windowMs: DAY_MS };
const OF_NETWORK = { scope: 'code from address', attempts: 50, windowMs: QUARTER_HOUR_MS };
const WARNINGS = { scope: 'warning about codes', attempts: 1, windowMs: DAY_MS };

export interface CodeAttempt {
  readonly memberId: MemberId;
  readonly address: string;
}

/** Counts tries of a code as failed before their outcome is known, so that many at once cannot get around the limit. */
export interface SecondFactorLimits {
  /** Throws too-many when the network has none left, anyone who's codes it tries. */
  takeFrom(address: string): Promise<void>;
  /** Throws too-many when the member has none left there or anywhere. Hands back what makes the try not a failure. */
  take(attempt: CodeAttempt): Promise<() => Promise<void>>;
}

export interface SecondFactorLimitsOptions {
  readonly limitAttempts: LimitAttempts;
  readonly places: KnownLocations;
  /** Someone who has the password has tried so many codes that no more are taken there: told once a day. */
  readonly onGuessing: (memberId: MemberId, closed: ClosedPlaces) => Promise<void>;
}

/** Where no more codes of a member are taken for a day. */
export type ClosedPlaces = 'unknown-places' | 'all-places';

export function createSecondFactorLimits(parts: SecondFactorLimitsOptions): SecondFactorLimits {
  const { limitAttempts, places, onGuessing } = parts;
  const [there, anywhere] = [limitAttempts(OF_MEMBER_THERE), limitAttempts(OF_MEMBER)];
  const everywhere = limitAttempts(OF_MEMBER_EVERYWHERE);
  const [network, warnings] = [limitAttempts(OF_NETWORK), limitAttempts(WARNINGS)];
  const takeOrWarn = async (limiter: AttemptLimiter, memberId: MemberId, closed: ClosedPlaces) => {
    try {
      await limiter.take(String(memberId));
    } catch (error) {
      if (isTooMany(error) && (await hasRoom(warnings, `${memberId} ${closed}`))) await onGuessing(memberId, closed);
      throw error;
    }
  };
  return {
    takeFrom: (address) => network.take(subnetOf(address)),
    async take({ memberId, address }) {
      const from = subnetOf(address);
      await there.take(`${memberId} ${from}`);
      const isElsewhere = !(await places.isKnown(memberId, from));
      // First, so that a stranger uses up few of those that the member has everywhere.
      if (isElsewhere) await takeOrWarn(anywhere, memberId, 'unknown-places');
      await takeOrWarn(everywhere, memberId, 'all-places');
      return async () => {
        await network.refund(from);
        await there.forget(`${memberId} ${from}`);
        if (isElsewhere) await anywhere.refund(String(memberId));
        await everywhere.refund(String(memberId));
      };
    },
  };
}
