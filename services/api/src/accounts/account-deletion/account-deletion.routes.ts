import { operations } from '@afterglow/shared-contracts';
import { callerOf } from '@afterglow/kit';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { AccountDeletionService } from './account-deletion.service.ts';

export function registerAccountDeletion(register: RegisterOperation, deletion: AccountDeletionService): void {
  register(operations.getLeaving, async (call) => ({ data: await deletion.read(call.params.id, callerOf(call)) }));
  register(operations.leave, async (call) => ({ data: await deletion.leave(call.params.id, callerOf(call)) }));
  register(operations.stay, async (call) => ({ data: await deletion.stay(call.params.id, callerOf(call)) }));
}
