import type { Episode } from '@afterglow/shared-contracts';
import type { Selectable } from 'kysely';
import type { EpisodesTable } from '#db/tables/schedule.table.ts';

export type EpisodeRow = Pick<Selectable<EpisodesTable>, 'id' | 'air_start' | 'air_end' | 'artist_id' | 'show_id'>;

export function toEpisode(row: EpisodeRow): Episode {
  return {
    id: row.id,
    air_start: row.air_start.toISOString(),
    air_end: row.air_end.toISOString(),
    artist_id: row.artist_id,
    show_id: row.show_id,
  };
}
