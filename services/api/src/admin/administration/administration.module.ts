import type { ApiContext } from '#app/api-context.ts';
import { createAdministrationRepository } from './administration.repository.ts';
import { registerAdministration } from './administration.routes.ts';
import { createAdministrationService } from './administration.service.ts';

export function mountAdministration({ register, database }: ApiContext): void {
  registerAdministration(register, createAdministrationService(createAdministrationRepository(database)));
}
