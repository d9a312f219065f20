import type { MemberId, MixId, Show, ShowId } from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { toShow } from './show-rows.ts';
import { RECENT_PLAYS_DAYS } from './trend.ts';
import type { AttemptLimiter } from '#app/security/attempt-limiter.ts';
import type { ShowsRepository } from './shows.repository.ts';

export interface ShowsService {
  find(id: ShowId): Promise<Show | undefined>;
  /** The show's reach after one more play; undefined when the show does not exist. Throws too-many after many plays of a member. */
  addPlay(showId: ShowId, mixId: MixId | undefined, memberId: MemberId): Promise<number | undefined>;
  forgetOldPlays(): Promise<void>;
}

/** A batch so small that no request has to wait for the deletion. */
const REMOVED_AT_ONCE = 5_000;

export interface ShowsOptions {
  readonly repository: ShowsRepository;
  readonly byMember: AttemptLimiter;
  readonly clock: Clock;
}

export function createShowsService({ repository, byMember, clock }: ShowsOptions): ShowsService {
  return {
    async find(id) {
      const row = await repository.find(id);
      return row && toShow(row);
    },
    async addPlay(showId, mixId, memberId) {
      await byMember.take(String(memberId));
      return repository.addPlay({ showId, mixId, memberId, atMs: clock.nowMs() });
    },
    async forgetOldPlays() {
      const time = new Date(clock.nowMs() - RECENT_PLAYS_DAYS * DAY_MS);
      while ((await repository.removePlaysBefore(time, REMOVED_AT_ONCE)) === REMOVED_AT_ONCE);
    },
  };
}
