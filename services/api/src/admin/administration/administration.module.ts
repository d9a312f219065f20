import type { ServiceContext } from '#app/service-context.ts';
import { createAdministrationRepository } from './administration.repository.ts';
import { registerAdministration } from './administration.routes.ts';
import { createAdministrationService } from './administration.service.ts';

export function mountAdministration({ register, database }: ServiceContext): void {
  registerAdministration(register, createAdministrationService(createAdministrationRepository(database)));
}
