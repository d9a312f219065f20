import { sql } from 'kysely';
import type { ApiQueries } from '../../db/api-tables.ts';

/** A word of a query, plain. */
export type TypedWord = {
  readonly word: string;
  readonly isKnown: boolean;
  /** Whether some word of the catalogue begins with it. */
  readonly isBeginning: boolean;
};

export type KnownWord = { readonly word: string; readonly documents: number };

/** Which words the catalogue has, and which are like others. */
export interface Dictionary {
  /** Takes a query apart: its words, and which two neighbours make a word when they are written as one. */
  read(query: string): Promise<{ readonly words: readonly TypedWord[]; readonly joined: ReadonlySet<string> }>;
  /** Words that are at most two slips away from these, by what was typed. */
  findNear(words: readonly string[]): Promise<ReadonlyMap<string, readonly KnownWord[]>>;
  /** The words that have most in common with these, by what was typed. */
  findSimilar(words: readonly string[]): Promise<ReadonlyMap<string, readonly KnownWord[]>>;
  /** In how many documents these are; what is in none is missing. */
  countDocuments(words: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The commonest words that begin so. */
  findBeginning(start: string): Promise<string[]>;
}

const MAX_WORDS = 12;
const SIMILAR_WORDS = 5;
const COMMON_WORDS = 30;

type ReadRow = TypedWord & { readonly length: number };
type LikeRow = KnownWord & { readonly typed: string };

export function createDictionary(db: ApiQueries): Dictionary {
  return {
    async read(query) {
      const { rows } = await sql<ReadRow>`
        with typed as (
          select word, at from unnest((words_of(plain_text(${query})))[1:${sql.lit(MAX_WORDS)}]) with ordinality as each (word, at)
        ), asked as (
          select word, at, 1 as length from typed
          union all
          select one.word || next.word, one.at, 2 from typed as one join typed as next on next.at = one.at + 1
        )
        select asked.word, length, words.word is not null as "isKnown", exists (
            select from words as longer where longer.word > asked.word and longer.word < asked.word || chr(1114111)
          ) as "isBeginning"
        from asked left join words on words.word = asked.word order by length, at`.execute(db);
      return {
        words: rows.filter(({ length }) => length === 1),
        joined: new Set(rows.filter(({ length, isKnown }) => length === 2 && isKnown).map(({ word }) => word)),
      };
    },
    async findNear(words) {
      if (words.length === 0) return new Map();
      const { rows } = await sql<LikeRow>`
        select typed, words.word, words.documents
        from unnest(${[...words]}::text[]) as typed cross join lateral (
          select word, documents from words where slips && slips_of(typed) and word <> typed
        ) as words`.execute(db);
      return byTyped(rows);
    },
    async findSimilar(words) {
      if (words.length === 0) return new Map();
      const { rows } = await sql<LikeRow>`
        select typed, words.word, words.documents
        from unnest(${[...words]}::text[]) as typed cross join lateral (
          select word, documents from words where word % typed and word <> typed
          order by similarity(word, typed) desc, documents desc limit ${sql.lit(SIMILAR_WORDS)}
        ) as words`.execute(db);
      return byTyped(rows);
    },
    async countDocuments(words) {
      if (words.length === 0) return new Map();
      const rows = await db
        .selectFrom('words')
        .select(['word', 'documents'])
        .where(sql<boolean>`word = any(${[...words]}::text[])`)
        .execute();
      return new Map(rows.map(({ word, documents }) => [word, documents]));
    },
    async findBeginning(start) {
      const rows = await db
        .selectFrom('words')
        .select('word')
        .where(sql<boolean>`word >= ${start} and word < ${start} || chr(1114111)`)
        .orderBy('documents', 'desc')
        .limit(COMMON_WORDS)
        .execute();
      return rows.map(({ word }) => word);
    },
  };
}

function byTyped(rows: readonly LikeRow[]): ReadonlyMap<string, readonly KnownWord[]> {
  return Map.groupBy(rows, ({ typed }) => typed);
}
