import type { ApiContext } from '#app/api-context.ts';
import { createMixesRepository } from './mixes.repository.ts';
import { registerMixes } from './mixes.routes.ts';
import { createMixesService } from './mixes.service.ts';

export function mountMixes({ register, database, mediaSigner }: ApiContext): void {
  registerMixes(register, createMixesService(createMixesRepository(database.db), mediaSigner));
}
