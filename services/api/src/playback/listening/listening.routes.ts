import { operations } from '@afterglow/shared-contracts';
import { pageRequest, callerOf } from '@afterglow/kit';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { ListeningService } from './listening.service.ts';

export function registerListening(register: RegisterOperation, listening: ListeningService): void {
  register(operations.getListening, async (call) => ({
    data: await listening.read(call.params.id, callerOf(call)),
  }));
  register(operations.saveListening, async (call) => ({
    data: await listening.save(call.params.id, call.body, callerOf(call)),
  }));
  register(operations.listMixPositions, async (call) => {
    const { items, total } = await listening.list(call.params.id, pageRequest(call.query), callerOf(call));
    return { data: items, total };
  });
}
