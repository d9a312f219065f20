import type { ApiContext } from '#app/api-context.ts';
import { registerAuth } from './auth.routes.ts';
import { createAuthService } from './auth.service.ts';

export function mountAuth({ register, credentials, sessions }: ApiContext): void {
  registerAuth(register, createAuthService(credentials, sessions));
}
