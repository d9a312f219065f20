import { createManualClock } from '@afterglow/kit/testing';
import { sql } from 'kysely';
import type { ApiDatabase } from '#db/api-tables.ts';
import { openPlace } from '#testing/open-place.ts';
import { makeSownPlace, type Place, TEST_NOW_MS } from '#testing/start-api.ts';
import { until } from '#testing/until.ts';
import { createDictionary } from './dictionary.ts';
import { createKeptDictionary } from './kept-dictionary.ts';
import { beginning, type KnownWord, type Term } from './search-terms.ts';
import { slipBetween } from './slips.ts';

let place: Place;
let database: ApiDatabase;
beforeAll(async () => {
  place = await makeSownPlace();
  database = await openPlace(place);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

/** The catalogue itself does not have it, so no change is told: who does not know it looks into memory. */
async function store(word: string): Promise<void> {
  await sql`insert into words (word, documents) values (${word}, 3)`.execute(database.db);
}

async function remove(word: string): Promise<void> {
  await sql`delete from words where word = ${word}`.execute(database.db);
}

function keep() {
  let revision: number | undefined = 1;
  let words = 0;
  const clock = createManualClock(TEST_NOW_MS);
  const kept = createKeptDictionary({ db: database.db, changes: { revision: () => revision }, clock });
  const knows = async (word: string) => (await kept.countDocuments([word])).has(word);
  const isKept = async () => {
    words += 1;
    const word = `later${words}`;
    await store(word);
    const isKnown = await knows(word);
    await remove(word);
    return !isKnown;
  };
  return {
    kept,
    clock,
    knows,
    become: (next: number | undefined) => void (revision = next),
    untilKept: () => until(isKept, Boolean),
  };
}

const QUERIES = ['low tide', 'lo fi', 'deephouse', 'niht drive', 'mira halvorsn', 'd', 'ba', 'zzz', 'Amen — Parade 40'];

test('what is kept and what is stored agree about every query', async () => {
  const { kept, untilKept } = keep();
  const stored = createDictionary(database.db);
  await untilKept();
  const byWord = (words: readonly KnownWord[] = []) =>
    words.map(({ word, documents }) => `${word} ${documents}`).sort();
  for (const query of QUERIES) {
    const [mine, theirs] = [await kept.read(query), await stored.read(query)];
    expect(mine.words).toEqual(
      theirs.words.map(({ word, documents, longerDocuments }) => ({ word, documents, longerDocuments })),
    );
    expect([...mine.joined.keys()]).toEqual([...theirs.joined.keys()]);
    expect(mine.allDocuments).toBe(theirs.allDocuments);
    const words = mine.words.map(({ word }) => word);
    expect(await kept.countDocuments(words)).toEqual(await stored.countDocuments(words));
    const [near, storedNear] = [await kept.findNear(words), await stored.findNear(words)];
    for (const word of words) {
      const oneSlip = storedNear.get(word)?.filter((other) => slipBetween(word, other.word) !== undefined);
      expect(byWord(near.get(word))).toEqual(byWord(oneSlip));
    }
    const counts = (found: readonly KnownWord[]) => found.map(({ documents }) => documents);
    for (const word of words)
      expect(counts(await kept.findBeginning(word))).toEqual(counts(await stored.findBeginning(word)));
    for (const terms of [words.map((word): Term => [[beginning({ word, documents: 1 })]]), []])
      expect(await kept.findNamedKinds(terms)).toEqual(await stored.findNamedKinds(terms));
  }
});

test('after a change the database answers, and five seconds later memory again', async () => {
  const { knows, untilKept, become, clock } = keep();
  await untilKept();
  await store('brandnew');
  expect(await knows('brandnew')).toBe(false);
  become(2);
  expect(await knows('brandnew')).toBe(true);
  await remove('brandnew');
  expect(await knows('brandnew')).toBe(false);
  clock.advance(5_000);
  await untilKept();
});

test('while changes cannot be heard, the database answers', async () => {
  const { knows, untilKept, become } = keep();
  await untilKept();
  become(undefined);
  await store('unheard');
  expect(await knows('unheard')).toBe(true);
});
