import type { ApiContext } from '../../api-context.ts';
import { createAdministrationRepository } from './administration.repository.ts';
import { registerAdministration } from './administration.routes.ts';

export function mountAdministration({ register, database }: ApiContext): void {
  registerAdministration(register, createAdministrationRepository(database));
}
