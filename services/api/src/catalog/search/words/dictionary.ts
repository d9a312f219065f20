import { sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';
import { type KnownWord, toTsQuery, wholeWords } from './search-terms.ts';

export interface TypedWord {
  readonly word: string;
  /** The number of documents that contain it; 0 when the catalog does not have it. */
  readonly documents: number;
  /** About how many documents contain a longer word with this prefix; 0 when there is none. */
  readonly longerDocuments: number;
}

export interface TypedQuery {
  readonly words: readonly TypedWord[];
  readonly joined: ReadonlyMap<string, KnownWord>;
  readonly allDocuments: number;
}

export interface Dictionary {
  read(query: string): Promise<TypedQuery>;
  /** Words at most two typos away from these, by the typed word. */
  findNear(words: readonly string[]): Promise<ReadonlyMap<string, readonly KnownWord[]>>;
  findSimilar(words: readonly string[]): Promise<ReadonlyMap<string, readonly KnownWord[]>>;
  /** The most similar words with the same start, by the typed word. */
  findAlike(words: readonly string[]): Promise<ReadonlyMap<string, readonly KnownWord[]>>;
  /** The number of documents with each word; words in none are missing. */
  countDocuments(words: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The most common words with this prefix, and those that occur next to others. */
  findBeginning(start: string, beside: readonly KnownWord[]): Promise<readonly KnownWord[]>;
}

const MAX_WORDS = 12;
const SIMILAR_WORDS = 5;
const COMMON_WORDS = 30;
/** Nearly all words occur next to more common words: then only names are searched. */
const FEW_DOCUMENTS = 2_000;
const MIXES_BESIDE = 200;
const WORDS_BESIDE = 100;
const SAME_LETTERS = 2;
/** Enough to tell whether a prefix is common. */
const COUNTED_LONGER_WORDS = 200;

type ReadRow = TypedWord & { readonly length: number; readonly allDocuments: number };
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
        select asked.word, length, coalesce(words.documents, 0) as documents, coalesce((
            select sum(documents)::int from (
              select documents from words as longer
              where longer.word > asked.word and longer.word < asked.word || chr(1114111) limit ${sql.lit(COUNTED_LONGER_WORDS)}
            ) as longer_words
          ), 0) as "longerDocuments",
          (select coalesce(sum(mixes), 0)::int from mix_counts where genre_id = 0) as "allDocuments"
        from asked left join words on words.word = asked.word order by length, at`.execute(db);
      const [words, pairs] = [1, 2].map((length) => rows.filter((row) => row.length === length));
      const joined = (pairs ?? []).filter(({ documents }) => documents > 0);
      return {
        words: words ?? [],
        joined: new Map(joined.map((pair) => [pair.word, pair])),
        allDocuments: rows[0]?.allDocuments ?? 0,
      };
    },
    async findNear(words) {
      if (words.length === 0) return new Map();
      const { rows } = await sql<LikeRow>`
        select typed, words.word, words.documents
        from unnest(${[...words]}::text[]) as typed cross join lateral (
          select word from word_slips where slips && slips_of(typed) and word <> typed
        ) as near join words on words.word = near.word`.execute(db);
      return byTyped(rows);
    },
    async findSimilar(words) {
      if (words.length === 0) return new Map();
      const { rows } = await sql<LikeRow>`
        select typed, words.word, words.documents
        from unnest(${[...words]}::text[]) as typed cross join lateral (
          select word from word_slips where word % typed and word <> typed
          order by similarity(word, typed) desc limit ${sql.lit(SIMILAR_WORDS)}
        ) as alike join words on words.word = alike.word`.execute(db);
      return byTyped(rows);
    },
    async findAlike(words) {
      if (words.length === 0) return new Map();
      const { rows } = await sql<LikeRow>`
        select typed, alike.word, alike.documents
        from unnest(${[...words]}::text[]) as typed cross join lateral (
          select word, documents from words
          where word >= left(typed, ${sql.lit(SAME_LETTERS)}) and word < left(typed, ${sql.lit(SAME_LETTERS)}) || chr(1114111)
          order by similarity(word, typed) desc limit ${sql.lit(SIMILAR_WORDS)}
        ) as alike`.execute(db);
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
    async findBeginning(start, beside) {
      const [common, near] = await Promise.all([findCommon(db, start), findBeside(db, start, beside)]);
      const known = new Set(common.map(({ word }) => word));
      return [...common, ...near.filter(({ word }) => !known.has(word))];
    },
  };
}

function findCommon(db: ApiQueries, start: string): Promise<readonly KnownWord[]> {
  return db
    .selectFrom('words')
    .select(['word', 'documents'])
    .where(sql<boolean>`word >= ${start} and word < ${start} || chr(1114111)`)
    .orderBy('documents', 'desc')
    .limit(COMMON_WORDS)
    .execute();
}

/** Words with this prefix in names with these words, and in the mixes that have them, unless those are very many. */
async function findBeside(db: ApiQueries, start: string, beside: readonly KnownWord[]): Promise<readonly KnownWord[]> {
  if (beside.length === 0) return [];
  const query = toTsQuery(beside.map((word) => wholeWords([word])));
  const isFew = beside.some(({ documents }) => documents <= FEW_DOCUMENTS);
  const { rows } = await sql<KnownWord>`
    with named as (
      select words from artists where words @@ ${query}::tsquery
      union all select words from shows where words @@ ${query}::tsquery
      union all select words from mix_documents where ${isFew} and mix_id = any (case when ${isFew}
        then find_in_documents('words', ${query}, '{}', ${sql.lit(MIXES_BESIDE)}, false, null) else '{}' end)
    )
    select word, documents from words where word in (
      select near from named, unnest(tsvector_to_array(words)) as near where starts_with(near, ${start})
    ) order by documents desc limit ${sql.lit(WORDS_BESIDE)}`.execute(db);
  return rows;
}

function byTyped(rows: readonly LikeRow[]): ReadonlyMap<string, readonly KnownWord[]> {
  return Map.groupBy(rows, ({ typed }) => typed);
}
