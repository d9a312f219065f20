import type { ApiContext } from '#app/api-context.ts';
import { createOpenSessions } from './open-sessions.repository.ts';
import { registerSessions } from './sessions.routes.ts';

export function mountSessions({ register, database, clock }: ApiContext): void {
  registerSessions(register, createOpenSessions(database.db, clock));
}
