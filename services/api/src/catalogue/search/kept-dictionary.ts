import type { Clock } from '@afterglow/kit';
import { sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';
import type { CatalogueChanges } from '#http/kept-answers/catalogue-changes.ts';
import { createDictionary, type Dictionary, readPlainQuery } from './dictionary.ts';
import { createNameIndex, type FindKinds, type NameWords } from './name-index.ts';
import type { KnownWord } from './search-terms.ts';
import { rememberWords, type WordMemory } from './word-memory.ts';

interface Kept {
  readonly words: WordMemory;
  readonly kindsOf: FindKinds;
}

export interface KeptDictionaryOptions {
  readonly db: ApiQueries;
  readonly changes: Pick<CatalogueChanges, 'revision'>;
  readonly clock: Pick<Clock, 'nowMs'>;
}

/** While a catalogue is filled it changes many times a second, and each time all words would be read. */
const LEAST_BETWEEN_READINGS_MS = 5_000;
/** Few enough that others of an embedded database hardly wait. */
const WORDS_OF_A_READING = 5_000;

/**
 * Keeps the words of the catalogue and its names in memory and looks there for what was typed: in the database, that was two fifths
 * of a search. After a change it asks the database until they have been read again.
 */
export function createKeptDictionary({ db, changes, clock }: KeptDictionaryOptions): Dictionary {
  const stored = createDictionary(db);
  let kept: (Kept & { readonly revision: number }) | undefined;
  let readAtMs = -Infinity;

  async function readAll(revision: number): Promise<void> {
    const kindsOf = createNameIndex(await selectNames(db));
    const words = await rememberWords(await selectWords(db));
    if (changes.revision() === revision) kept = { words, kindsOf, revision };
  }

  function current(): Kept | undefined {
    const revision = changes.revision();
    if (kept !== undefined && kept.revision === revision) return kept;
    kept = undefined;
    const nowMs = clock.nowMs();
    if (revision === undefined || Math.abs(nowMs - readAtMs) < LEAST_BETWEEN_READINGS_MS) return undefined;
    readAtMs = nowMs;
    // Whoever searches asks the same database, and is told what is wrong with it.
    readAll(revision).catch(() => undefined);
    return undefined;
  }

  return {
    ...stored,
    async read(query) {
      const words = current()?.words;
      return words === undefined ? stored.read(query) : words.read(await readPlainQuery(db, query));
    },
    async findNear(typed) {
      const words = current()?.words;
      return words === undefined ? stored.findNear(typed) : new Map(typed.map((word) => [word, words.findNear(word)]));
    },
    async countDocuments(some) {
      const words = current()?.words;
      if (words === undefined) return stored.countDocuments(some);
      const counted = some.map((word): [string, number] => [word, words.countDocuments(word)]);
      return new Map(counted.filter(([, documents]) => documents > 0));
    },
    async findBeginning(start) {
      return current()?.words.findBeginning(start) ?? stored.findBeginning(start);
    },
    async findNamedKinds(terms) {
      return current()?.kindsOf(terms) ?? stored.findNamedKinds(terms);
    },
  };
}

async function selectNames(db: ApiQueries): Promise<readonly NameWords[]> {
  const { rows } = await sql<NameWords>`
    select 'artists' as kind, tsvector_to_array(words) as words from artists
    union all select 'shows', tsvector_to_array(words) from shows
    union all select 'genres', tsvector_to_array(words) from genres`.execute(db);
  return rows;
}

async function selectWords(db: ApiQueries): Promise<readonly KnownWord[]> {
  const words: KnownWord[] = [];
  for (;;) {
    const some = await db
      .selectFrom('words')
      .select(['word', 'documents'])
      .where('word', '>', words.at(-1)?.word ?? '')
      .orderBy('word')
      .limit(WORDS_OF_A_READING)
      .execute();
    words.push(...some);
    if (some.length < WORDS_OF_A_READING) return words;
  }
}
