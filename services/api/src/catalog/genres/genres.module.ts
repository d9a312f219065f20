import type { ApiContext } from '#app/api-context.ts';
import { createGenresRepository } from './genres.repository.ts';
import { registerGenres } from './genres.routes.ts';
import { createGenresService } from './genres.service.ts';

export function mountGenres({ register, database }: ApiContext): void {
  registerGenres(register, createGenresService(createGenresRepository(database.db)));
}
