import { sql } from 'kysely';
import type { ApiQueries } from '../../db/api-tables.ts';
import { nearWords } from './near-words.ts';

const MAX_WORDS = 10;
const NOT_A_WORD = /[^\p{L}\p{N}]+/u;
/** In a word this short one slip leaves hardly a trigram in common. */
const SHORT_WORD_LETTERS = 6;

/**
 * Splits a query into plain lower-case words. A word that begins none of the catalogue's words is taken for the most
 * similar of them, and is left out if none is similar; a trigram search over the titles themselves would be many times slower.
 */
export async function readWords(db: ApiQueries, query: string): Promise<string[]> {
  const plain = await sql<{ text: string }>`select lower(f_unaccent(${query})) as text`.execute(db);
  const typed = (plain.rows[0]?.text ?? '')
    .split(NOT_A_WORD)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
  const meant = await Promise.all(typed.map(async (word) => ((await isKnown(db, word)) ? word : findMeant(db, word))));
  return meant.filter((word) => word !== undefined);
}

async function isKnown(db: ApiQueries, word: string): Promise<boolean> {
  const { rows } = await sql`select from words where word like ${`${word}%`} limit 1`.execute(db);
  return rows.length > 0;
}

async function findMeant(db: ApiQueries, word: string): Promise<string | undefined> {
  const near = word.length <= SHORT_WORD_LETTERS ? nearWords(word) : [];
  const found = await db
    .selectFrom('words')
    .select('word')
    .where((any) => any.or([sql<boolean>`word % ${word}`, sql<boolean>`word = any(${near}::text[])`]))
    .orderBy(sql`word = any(${near}::text[])`, 'desc')
    .orderBy(sql`similarity(word, ${word})`, 'desc')
    .orderBy('mixes', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.word;
}
