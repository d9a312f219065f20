import type { Listening, ListeningChange, MemberId, MixPosition } from '@afterglow/shared-contracts';
import { type Clock, requireSelf, type ListPage, type PageRequest, type Caller } from '@afterglow/kit';
import type { AttemptLimiter } from '#app/security/attempt-limiter.ts';
import { toHeard } from './heard.ts';
import type { ListeningRepository } from './listening.repository.ts';
import { toListening, toMixPosition } from './listening.mapper.ts';

/** Only the caller's own; others are forbidden. */
export interface ListeningService {
  read(id: MemberId, caller: Caller): Promise<Listening>;
  /** Stores anything newer than the stored state, and returns the result. */
  save(id: MemberId, change: ListeningChange, caller: Caller): Promise<Listening>;
  list(id: MemberId, page: PageRequest, caller: Caller): Promise<ListPage<MixPosition>>;
}

export interface ListeningOptions {
  readonly repository: ListeningRepository;
  readonly clock: Clock;
  readonly byMember: AttemptLimiter;
}

export function createListeningService({ repository, clock, byMember }: ListeningOptions): ListeningService {
  return {
    async read(id, caller) {
      requireSelf(id, caller);
      return toListening(await repository.find(id));
    },
    async save(id, change, caller) {
      requireSelf(id, caller);
      await byMember.take(String(id));
      return toListening(await repository.save(id, toHeard(change, clock.nowMs())));
    },
    async list(id, page, caller) {
      requireSelf(id, caller);
      const { items, total } = await repository.listUnfinished(id, page);
      return { items: items.map(toMixPosition), total };
    },
  };
}
