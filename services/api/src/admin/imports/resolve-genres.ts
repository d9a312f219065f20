import { type Genre, genreIdSchema } from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';
import { genreKey } from './genre-key.ts';
import { nextId } from './next-id.ts';

/** The genres with these names, in any spelling; unknown ones are added. */
export async function resolveGenres(db: ApiQueries, names: readonly string[]): Promise<Genre[]> {
  if (names.length === 0) return [];
  const known = await db.selectFrom('genres').select(['id', 'name']).orderBy('id').execute();
  const byKey = new Map(known.map((genre) => [genreKey(genre.name), genre]));
  const resolved: Genre[] = [];
  for (const name of names) resolved.push(byKey.get(genreKey(name)) ?? (await addGenre(db, name)));
  return resolved;
}

async function addGenre(db: ApiQueries, name: string): Promise<Genre> {
  const genre = { id: genreIdSchema.parse(await nextId(db, 'genres')), name };
  await db.insertInto('genres').values(genre).execute();
  return genre;
}
