import { operations } from '@afterglow/shared-contracts';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { PasswordResetService } from './password-reset.service.ts';

export function registerPasswordReset(register: RegisterOperation, service: PasswordResetService): void {
  register(operations.requestPasswordReset, async ({ body, address }) => {
    await service.request(body.email, address);
    return { data: undefined };
  });
  register(operations.setNewPassword, async ({ body: { member, token }, address }) => {
    await service.setPassword({ memberId: member.id, password: member.password, token, address });
    return { data: undefined };
  });
}
