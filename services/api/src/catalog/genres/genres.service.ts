import type { Genre } from '@afterglow/shared-contracts';
import type { GenresRepository } from './genres.repository.ts';

export interface GenresService {
  list(): Promise<Genre[]>;
}

export function createGenresService(repository: GenresRepository): GenresService {
  return { list: () => repository.list() };
}
