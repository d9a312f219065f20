import { operations } from '@afterglow/shared-contracts';
import { callerOf } from '@afterglow/kit';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { SessionsService } from './sessions.service.ts';

export function registerSessions(register: RegisterOperation, sessions: SessionsService): void {
  register(operations.listSessions, async (call) => ({ data: await sessions.list(call.params.id, callerOf(call)) }));
  register(operations.endSession, async (call) => {
    await sessions.end(call.params.id, call.params.sessionId, callerOf(call));
    return { data: undefined };
  });
  register(operations.endOtherSessions, async (call) => {
    await sessions.endOthers(call.params.id, callerOf(call));
    return { data: undefined };
  });
}
