import type { MixId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { ApiQueries } from '../../db/api-tables.ts';
import type { Likeness } from './best-match.ts';

/** How similar a text is to the closest name of each kind, from 0 to 1. */
export async function measureLikeness(db: ApiQueries, text: string, mixIds: readonly MixId[]): Promise<Likeness> {
  const { rows } = await sql<Likeness>`select
    (select coalesce(max(similarity(search_text, ${text})), 0) from artists where search_text % ${text}) as "Artists",
    (select coalesce(max(similarity(search_text, ${text})), 0) from shows where search_text % ${text}) as "Shows",
    (select coalesce(max(similarity(search_text, ${text})), 0) from mixes where search_text % ${text}) as "Mixes",
    (select coalesce(max(similarity(lower(f_unaccent(name)), ${text})), 0) from genres) as "Genres",
    (select coalesce(max(greatest(
        similarity(lower(f_unaccent(track ->> 'title')), ${text}),
        similarity(lower(f_unaccent(track ->> 'artist')), ${text}))), 0)
      from mixes, jsonb_array_elements(mixes.track_list) as track
      where mixes.id = any(${[...mixIds]}::int[])) as "TrackLists"`.execute(db);
  return rows[0] ?? { Artists: 0, Shows: 0, Mixes: 0, Genres: 0, TrackLists: 0 };
}
