import {
  FINISHED_BEFORE_END_MS,
  mixDurationMs,
  type Listening,
  type MemberId,
  type Mix,
  type MixId,
  type MixPosition,
} from '@afterglow/shared-contracts';
import type { CacheEnvironment } from '../cache/cache-environment.ts';
import { setCached, getCached } from '../cache/resource-query.ts';
import { mix } from '../resources/mixes.resource.ts';
import type { ListeningOffer } from './listening-state.ts';

/** Enough for every list and page that shows the listener's progress. */
const POSITIONS_LIMIT = 100;

/** Requests to the service; null when it could not be reached. None of these rejects. */
export interface ListeningRequests {
  last(member: MemberId): Promise<Listening | null>;
  /** Newest first. */
  positions(member: MemberId): Promise<readonly MixPosition[] | null>;
  /** The part of it that can be shown; null when nothing is left to hear. */
  offer(last: NonNullable<Listening['last']>): Promise<ListeningOffer | null>;
}

export function createListeningRequests({ data, queryClient }: CacheEnvironment): ListeningRequests {
  const answered = <T>(answer: Promise<{ readonly data: T }>): Promise<T | null> =>
    answer.then(
      (given) => given.data,
      () => null,
    );
  async function mixOf(id: MixId): Promise<Mix | null> {
    const known = getCached(queryClient, mix(id));
    const found = known ?? (await answered(data.call('getMix', { params: { id }, background: true })));
    if (found && !known) setCached(queryClient, mix(id), found);
    return found;
  }
  return {
    last: (id) => answered(data.call('getListening', { params: { id }, background: true })),
    positions: (id) =>
      answered(data.call('listMixPositions', { params: { id }, query: { limit: POSITIONS_LIMIT }, background: true })),
    async offer({ queue, positionMs, device, updatedAt }) {
      const id = queue.mixes[queue.position];
      const left = id === undefined ? null : await mixOf(id);
      if (!left || mixDurationMs(left) - positionMs <= FINISHED_BEFORE_END_MS) return null;
      return { queue, mix: left, positionMs, deviceName: device.name, updatedAt };
    },
  };
}
