import type { Episode, EpisodeId } from '@afterglow/shared-contracts';
import { toEpisode } from '../../catalogue/to-episode.ts';
import type { EpisodesRepository } from './episodes.repository.ts';

export interface EpisodesService {
  find(id: EpisodeId): Promise<Episode | undefined>;
}

export function createEpisodesService(repository: EpisodesRepository): EpisodesService {
  return {
    async find(id) {
      const row = await repository.find(id);
      return row && toEpisode(row);
    },
  };
}
