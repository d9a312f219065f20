import type { ApiContext } from '#app/api-context.ts';
import { createMixesRepository } from './mixes.repository.ts';
import { registerMixes } from './mixes.routes.ts';
import { createMixesService } from './mixes.service.ts';

export function mountMixes({ register, database, mediaSigner, sessions }: ApiContext): void {
  const mixes = createMixesService(createMixesRepository(database.db), mediaSigner);
  registerMixes(register, { mixes, nameOf: sessions.nameOf });
}
