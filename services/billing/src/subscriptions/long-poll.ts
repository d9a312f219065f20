import type { Clock } from '@afterglow/kit';
import type { MemberId } from '@afterglow/shared-contracts';

/** For a held request; another instance may receive the webhook. */
const LOOK_EVERY_MS = 200;
/** A few tabs of one member; further requests get the current state. */
const WAITING_AT_ONCE = 4;

interface PatientLook<Seen> {
  readonly memberId: MemberId;
  readonly waitMs: number;
  readonly look: () => Promise<Seen>;
  readonly isFound: (seen: Seen) => boolean;
}

/** Polls until a result is found or the time is over, for a few requests of each member at the same time. */
export function createLongPoll(clock: Clock): <Seen>(look: PatientLook<Seen>) => Promise<Seen> {
  const waiting = new Map<MemberId, number>();
  const count = (memberId: MemberId, change: 1 | -1) => {
    const left = (waiting.get(memberId) ?? 0) + change;
    if (left > 0) waiting.set(memberId, left);
    else waiting.delete(memberId);
  };
  return async ({ memberId, waitMs, look, isFound }) => {
    const lastLookMs = clock.nowMs() + ((waiting.get(memberId) ?? 0) < WAITING_AT_ONCE ? waitMs : 0);
    count(memberId, 1);
    try {
      let seen = await look();
      while (!isFound(seen) && clock.nowMs() < lastLookMs) {
        await new Promise<void>((resolve) => clock.schedule(LOOK_EVERY_MS, resolve));
        seen = await look();
      }
      return seen;
    } finally {
      count(memberId, -1);
    }
  };
}
