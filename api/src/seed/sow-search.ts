import { sql } from 'kysely';
import type { SowContext } from './sow-steps.ts';

/** Search documents of all mixes (title, then artist and show, then tracks), and the words in them. */
export async function sowSearch({ db }: SowContext): Promise<void> {
  await sql`
    update mixes set fts =
      setweight(to_tsvector('simple', f_unaccent(mixes.title)), 'A') ||
      setweight(to_tsvector('simple', f_unaccent(artists.title || ' ' || shows.title || ' ' || array_to_string(mixes.genres, ' '))), 'B') ||
      setweight(to_tsvector('simple', f_unaccent(coalesce(
        (select string_agg((track ->> 'title') || ' ' || (track ->> 'artist'), ' ') from jsonb_array_elements(mixes.track_list) as track), ''))), 'C')
    from artists, shows where artists.id = mixes.artist_id and shows.id = mixes.show_id`.execute(db);
  await sql`insert into words (word, mixes) select word, sum(ndoc)::int from (
      select word, ndoc from ts_stat('select fts from mixes')
      union all select word, 0 from ts_stat('select to_tsvector(''simple'', search_text) from artists')
      union all select word, 0 from ts_stat('select to_tsvector(''simple'', search_text) from shows')
    ) as found group by word`.execute(db);
}
