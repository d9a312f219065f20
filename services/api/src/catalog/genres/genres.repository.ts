import type { Genre } from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';

export interface GenresRepository {
  list(): Promise<Genre[]>;
}

export function createGenresRepository(db: ApiQueries): GenresRepository {
  return { list: () => db.selectFrom('genres').select(['id', 'name']).orderBy('name').execute() };
}
