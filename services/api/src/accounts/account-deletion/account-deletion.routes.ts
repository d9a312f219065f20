import { operations } from '@afterglow/shared-contracts';
import { callerOf } from '#http/call.ts';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { AccountDeletionService } from './account-deletion.service.ts';

export function registerLeaving(register: RegisterOperation, leaving: AccountDeletionService): void {
  register(operations.getLeaving, async (call) => ({ data: await leaving.read(call.params.id, callerOf(call)) }));
  register(operations.leave, async (call) => ({ data: await leaving.leave(call.params.id, callerOf(call)) }));
  register(operations.stay, async (call) => ({ data: await leaving.stay(call.params.id, callerOf(call)) }));
}
