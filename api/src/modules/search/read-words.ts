import { sql } from 'kysely';
import type { ApiQueries } from '../../db/api-tables.ts';

const MAX_WORDS = 10;
const NOT_A_WORD = /[^\p{L}\p{N}]+/u;

/**
 * Splits a query into plain lower-case words. A word that begins none of the catalogue's words is taken for the most
 * similar of them, if any is similar enough; a trigram search over the titles themselves would be many times slower.
 */
export async function readWords(db: ApiQueries, query: string): Promise<string[]> {
  const plain = await sql<{ text: string }>`select lower(f_unaccent(${query})) as text`.execute(db);
  const typed = (plain.rows[0]?.text ?? '')
    .split(NOT_A_WORD)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
  if (typed.length === 0) return [];
  const { rows } = await sql<{ meant: string }>`
    select coalesce(
      case when exists (select from words where word like typed || '%') then typed end,
      (select word from words where word % typed order by similarity(word, typed) desc, mixes desc limit 1),
      typed) as meant
    from unnest(${typed}::text[]) with ordinality as words_of_query (typed, place) order by place`.execute(db);
  return rows.map(({ meant }) => meant);
}
