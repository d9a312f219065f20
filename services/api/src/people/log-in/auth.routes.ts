import { operations } from '@afterglow/shared-contracts';
import { callerOf } from '#http/call.ts';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { AuthService } from './auth.service.ts';

export function registerAuth(register: RegisterOperation, auth: AuthService): void {
  register(operations.createToken, async ({ body, address }) => ({ data: await auth.logIn({ ...body, address }) }));
  register(operations.revokeToken, async (call) => {
    await auth.logOut(callerOf(call).token);
    return { data: undefined };
  });
}
