import { operations } from '@afterglow/shared-contracts';
import { callerOf } from '@afterglow/kit';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { PasskeyLogin } from './passkey-login.ts';
import type { PasskeysService } from './passkeys.service.ts';

export function registerPasskeys(register: RegisterOperation, passkeys: PasskeysService, login: PasskeyLogin): void {
  register(operations.createPasskeyChallenge, async (call) => ({ data: await login.challenge(call.caller) }));
  register(operations.createTokenByPasskey, async ({ body, address, userAgent }) => ({
    data: await login.logIn(body.passkey, { address, userAgent }),
  }));
  register(operations.beginPasskey, async (call) => ({ data: await passkeys.begin(call.params.id, callerOf(call)) }));
  register(operations.addPasskey, async (call) => {
    const { passkey } = call.body;
    return { data: await passkeys.add(call.params.id, callerOf(call), { passkey, userAgent: call.userAgent }) };
  });
  register(operations.renamePasskey, async (call) => {
    const { id, passkeyId } = call.params;
    return { data: await passkeys.rename(id, callerOf(call), { passkeyId, name: call.body.name }) };
  });
  register(operations.removePasskey, async (call) => {
    await passkeys.remove(call.params.id, callerOf(call), call.params.passkeyId);
    return { data: undefined };
  });
}
