import { type RawBuilder, sql } from 'kysely';

/** Whether each word begins a word of a mix's search document; weight A is its title. Words hold letters and digits only. */
export function inSearchDocument(words: readonly string[], weight = ''): RawBuilder<boolean> {
  const query = words.map((word) => `${word}:*${weight}`).join(' & ');
  return sql<boolean>`mixes.fts @@ to_tsquery('simple', ${query})`;
}

/** Whether a word of a normalised column begins with this one. */
export function startsWord(column: string, word: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} ~ ${String.raw`\m${word}`}`;
}
