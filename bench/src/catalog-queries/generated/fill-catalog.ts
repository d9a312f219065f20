import { CHANNEL_IDS } from '@afterglow/shared-contracts';
import { generateCatalog, type GeneratedMix, SIZES } from './catalog.ts';

export type Execute = (sql: string, parameters?: readonly unknown[]) => Promise<readonly unknown[]>;

const MIXES_PER_STATEMENT = 2_000;

/** Adds the generated catalog to the contents of a service's database. */
export async function fillCatalog(execute: Execute, onProgress: (mixes: number) => void): Promise<void> {
  // The service validates its own responses; here only the columns of the genres matter.
  const genres = (await execute('select id, name from genres order by id')) as readonly { id: number; name: string }[];
  const catalog = generateCatalog(genres.length);
  await execute(
    `insert into artists (id, url, title, color, has_hero, reach, trend)
     select id, 'artist-' || id, title, '#336699', false, reach, ln(1 + reach) from jsonb_to_recordset($1::jsonb) as each (id int, title text, reach int)`,
    [JSON.stringify(catalog.artists)],
  );
  await execute(
    `insert into shows (id, url, title, artist_id, channel_id, genres, color, reach)
     select id, 'show-' || id, title, "artistId", null, '{}', '#336699', reach
     from jsonb_to_recordset($1::jsonb) as each (id int, title text, "artistId" int, reach int)`,
    [JSON.stringify(catalog.shows)],
  );
  const rebuild = await dropSearchIndexes(execute);
  for (let from = 0; from < SIZES.mixes; from += MIXES_PER_STATEMENT) {
    const mixes = Array.from({ length: MIXES_PER_STATEMENT }, (_, index) => catalog.mix(from + index));
    await insertMixes(execute, mixes, genres);
    onProgress(from + mixes.length);
  }
  for (const statement of rebuild) await execute(statement);
  await execute('analyze');
}

/** Creating them once at the end takes seconds instead of minutes. Returns the statements that create them again. */
async function dropSearchIndexes(execute: Execute): Promise<readonly string[]> {
  const indexes = (await execute(
    "select indexname as name, indexdef as definition from pg_indexes where tablename = 'mix_documents' and indexdef like '%gin%'",
  )) as readonly { name: string; definition: string }[];
  for (const { name } of indexes) await execute(`drop index ${name}`);
  return indexes.map(({ definition }) => definition);
}

async function insertMixes(
  execute: Execute,
  mixes: readonly GeneratedMix[],
  genres: readonly { readonly id: number; readonly name: string }[],
): Promise<void> {
  const rows = mixes.map((mix) => ({
    ...mix,
    channel: CHANNEL_IDS[mix.id % CHANNEL_IDS.length],
    genres: mix.genres.map((place) => genres[place]?.name),
    tracks: mix.tracks.map((track, at) => ({ ...track, start_seconds: at * 240 })),
  }));
  await execute(
    `insert into mixes (id, title, description, show_id, artist_id, channel_id, duration_frames, creation_time, reach,
       favorite_count, trend, premium, color, genres, track_list, pieces, waveform)
     select id, title, 'Recorded in one take on a grey afternoon, with records that never left the shelf until now.', "showId",
       "artistId", channel, 150000, timestamptz '2026-11-21T00:00:00Z' - "ageHours" * interval '1 hour', reach, reach / 50,
       ln(1 + reach), false, '#336699', array(select jsonb_array_elements_text(genres)), tracks, '[]',
       (select jsonb_agg((bar * 37 + id) % 101) from generate_series(1, 140) as bar)
     from jsonb_to_recordset($1::jsonb) as each (id int, title text, "showId" int, "artistId" int, channel text,
       "ageHours" int, reach int, genres jsonb, tracks jsonb)`,
    [JSON.stringify(rows)],
  );
  const joins = mixes.flatMap((mix) => mix.genres.map((place) => ({ genre: genres[place]?.id, mix: mix.id })));
  await execute(
    `insert into mix_genres (genre_id, mix_id)
     select genre, mix from jsonb_to_recordset($1::jsonb) as each (genre int, mix int) on conflict do nothing`,
    [JSON.stringify(joins)],
  );
}
