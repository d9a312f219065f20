import { operations } from '@afterglow/shared-contracts';
import { callerOf } from '#http/call.ts';
import type { Admit } from '#http/admit.ts';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { AuthService } from './auth.service.ts';

export interface AuthOptions {
  readonly auth: AuthService;
  /** Admits a session without counting that as a use of it. */
  readonly admitUnused: Admit;
}

export function registerAuth(register: RegisterOperation, { auth, admitUnused }: AuthOptions): void {
  register(operations.createToken, async ({ body, address, userAgent }) => ({
    data: await auth.logIn({ ...body, address, userAgent }),
  }));
  register(
    operations.revokeToken,
    async (call) => {
      await auth.logOut(callerOf(call).token);
      return { data: undefined };
    },
    { admit: admitUnused },
  );
}
