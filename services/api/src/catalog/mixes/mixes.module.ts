import type { ServiceContext } from '#app/service-context.ts';
import type { MediaSigner } from '#media/files/index.ts';
import type { Sessions } from '#accounts/sessions/index.ts';
import { createMixesRepository } from './mixes.repository.ts';
import { registerMixes } from './mixes.routes.ts';
import { createMixesService } from './mixes.service.ts';

interface MixesContext extends ServiceContext {
  readonly mediaSigner: MediaSigner;
  readonly sessions: Sessions;
}

export function mountMixes({ register, database, mediaSigner, sessions }: MixesContext): void {
  const mixes = createMixesService(createMixesRepository(database.db), mediaSigner);
  registerMixes(register, { mixes, nameOf: sessions.nameOf });
}
