import type { ApiContext } from '#app/api-context.ts';
import { createAdmit } from '#http/admit.ts';
import { registerAuth } from './auth.routes.ts';
import { createAuthService } from './auth.service.ts';

export function mountAuth({ register, credentials, sessions }: ApiContext): void {
  registerAuth(register, {
    auth: createAuthService(credentials, sessions),
    // Whoever only checks a password, and logs out at once, has used nothing.
    admitUnused: createAdmit(sessions.recognise, () => false),
  });
}
