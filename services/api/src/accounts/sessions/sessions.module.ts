import type { ApiContext } from '#app/api-context.ts';
import { createOpenSessions } from './open-sessions.repository.ts';
import { registerSessions } from './sessions.routes.ts';
import { createSessionsService } from './sessions.service.ts';

export function mountSessions({ register, database, clock }: ApiContext): void {
  registerSessions(register, createSessionsService(createOpenSessions(database, clock)));
}
