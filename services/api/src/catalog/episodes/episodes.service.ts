import type { ChannelId, Episode, EpisodeId } from '@afterglow/shared-contracts';
import { type Clock, type ListPage, type PageRequest, invalid } from '@afterglow/kit';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { toEpisode } from './to-episode.ts';
import type { EpisodesRepository } from './episodes.repository.ts';

const LONGEST_SPAN_DAYS = 31;
/** No broadcast is further away, and a date outside the database's range must not cause a failure. */
const FURTHEST_MS = 100 * 365 * DAY_MS;

export interface EpisodeRequest {
  readonly channel: ChannelId | undefined;
  /** ISO dates, which mean their start in UTC, or date-times. */
  readonly startdate: string | undefined;
  readonly enddate: string | undefined;
}

export interface EpisodesService {
  find(id: EpisodeId): Promise<Episode | undefined>;
  /** Throws `validation_failed` when the end is not after the start, or too long after it. */
  list(request: EpisodeRequest, page: PageRequest): Promise<ListPage<Episode>>;
}

export function createEpisodesService(repository: EpisodesRepository, clock: Clock): EpisodesService {
  return {
    async find(id) {
      const row = await repository.find(id);
      return row && toEpisode(row);
    },
    async list({ channel, startdate, enddate }, page) {
      const nowMs = clock.nowMs();
      const startMs = startdate === undefined ? Math.floor(nowMs / DAY_MS) * DAY_MS : Date.parse(startdate);
      const endMs = enddate === undefined ? startMs + DAY_MS : Date.parse(enddate);
      if (endMs <= startMs) throw invalid('enddate: Must be after startdate.');
      if (endMs - startMs > LONGEST_SPAN_DAYS * DAY_MS) {
        throw invalid(`enddate: Must be within ${LONGEST_SPAN_DAYS} days of startdate.`);
      }
      const within = (ms: number) => new Date(Math.min(nowMs + FURTHEST_MS, Math.max(nowMs - FURTHEST_MS, ms)));
      const { items, total } = await repository.list({ channel, from: within(startMs), to: within(endMs) }, page);
      return { items: items.map(toEpisode), total };
    },
  };
}
