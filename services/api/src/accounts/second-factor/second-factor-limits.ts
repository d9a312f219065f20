import { subnetOf } from '@afterglow/kit';
import type { MemberId } from '@afterglow/shared-contracts';
import { DAY_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { AttemptLimiter, LimitAttempts } from '#app/security/attempt-limiter.ts';
import { hasRoom, isTooMany } from '#app/security/has-room.ts';
import type { KnownLocations } from '../sessions/index.ts';

const QUARTER_HOUR_MS = 15 * MINUTE_MS;
/** Counted by subnet, so that a stranger elsewhere locks no one out. */
const OF_MEMBER_THERE = { scope: 'code of member there', attempts: 10, windowMs: QUARTER_HOUR_MS };
/** Three in a million codes are valid at any time. It does not apply where the member is known to log in. */
const OF_MEMBER = { scope: 'code of member', attempts: 20, windowMs: DAY_MS };
/** Applies to known locations as well: a mailed link makes a subnet known, and the reader of the mail may not have the app. */
const OF_MEMBER_EVERYWHERE = { scope: 'code of member everywhere', attempts: 100, windowMs: DAY_MS };
const OF_NETWORK = { scope: 'code from address', attempts: 50, windowMs: QUARTER_HOUR_MS };
const WARNINGS = { scope: 'warning about codes', attempts: 1, windowMs: DAY_MS };

export interface CodeAttempt {
  readonly memberId: MemberId;
  readonly address: string;
}

/** Counts tries of a code as failed before their outcome is known, so that parallel ones cannot get around the limit. */
export interface SecondFactorLimits {
  /** Throws too-many when the subnet has no tries left, for any member's codes. */
  takeFrom(address: string): Promise<void>;
  /** Throws too-many when the member has no tries left there or anywhere. Returns a function that refunds the try. */
  take(attempt: CodeAttempt): Promise<() => Promise<void>>;
}

export interface SecondFactorLimitsOptions {
  readonly limitAttempts: LimitAttempts;
  readonly places: KnownLocations;
  /** Called once a day when someone with the password has used up the tries of codes. */
  readonly onGuessing: (memberId: MemberId, closed: ClosedPlaces) => Promise<void>;
}

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
      // First, so that a stranger uses up few of the member's total tries.
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
