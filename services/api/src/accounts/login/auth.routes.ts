import { operations } from '@afterglow/shared-contracts';
import { Accepted, callerOf } from '@afterglow/kit';
import type { Authorize } from '#http/authorize.ts';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { ConfirmSession } from './confirm-session.ts';
import type { AuthService } from './auth.service.ts';

export interface AuthOptions {
  readonly auth: AuthService;
  readonly confirmSession: ConfirmSession;
  /** Admits a session without recording a use of it. */
  readonly admitUnused: Authorize;
}

export function registerAuth(register: RegisterOperation, { auth, confirmSession, admitUnused }: AuthOptions): void {
  register(operations.createToken, async ({ body, address, userAgent }) => {
    const login = await auth.logIn({ ...body, address, userAgent });
    return { data: login.kind === 'logged-in' ? login.user : new Accepted(login.needed) };
  });
  register(operations.sendSecondFactor, async ({ body, address, userAgent }) => ({
    data: await auth.sendSecondFactor({ ...body, address, userAgent }),
  }));
  register(
    operations.revokeToken,
    async (call) => {
      await auth.logOut(callerOf(call).token);
      return { data: undefined };
    },
    { authorize: admitUnused },
  );
  register(operations.confirmSession, async (call) => {
    await confirmSession(callerOf(call), call.body, call.address);
    return { data: undefined };
  });
}
