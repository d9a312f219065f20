import type { ApiContext } from '#app/api-context.ts';
import { createAdmit } from '#http/admit.ts';
import { createConfirmations } from '../confirmations.ts';
import { createConfirmSession } from './confirm-session.ts';
import { registerAuth } from './auth.routes.ts';
import { createAuthService } from './auth.service.ts';

export function mountAuth({ register, credentials, sessions, database: { db }, clock }: ApiContext): void {
  registerAuth(register, {
    auth: createAuthService(credentials, sessions),
    confirmSession: createConfirmSession({ db, credentials, clock, confirmations: createConfirmations(db, clock) }),
    // Whoever only checks a password, and logs out at once, has used nothing.
    admitUnused: createAdmit(sessions.recognise, () => false),
  });
}
