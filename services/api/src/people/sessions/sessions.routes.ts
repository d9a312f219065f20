import { operations } from '@afterglow/shared-contracts';
import { notFound } from '#app/service-errors.ts';
import { hashBearerToken } from '#app/security/bearer-token.ts';
import { callerOf } from '#http/call.ts';
import type { RegisterOperation } from '#http/register-operation.ts';
import { ownOnly } from '../own-only.ts';
import type { OpenSessions } from './open-sessions.repository.ts';

export function registerSessions(register: RegisterOperation, open: OpenSessions): void {
  register(operations.listSessions, async (call) => {
    const { memberId, token } = callerOf(call);
    ownOnly(call.params.id, { memberId });
    return { data: await open.list(memberId, hashBearerToken(token)) };
  });
  register(operations.endSession, async (call) => {
    const { memberId } = callerOf(call);
    ownOnly(call.params.id, { memberId });
    if (!(await open.end(memberId, call.params.sessionId))) throw notFound('This device is logged out already.');
    return { data: undefined };
  });
  register(operations.endOtherSessions, async (call) => {
    const { memberId, token } = callerOf(call);
    ownOnly(call.params.id, { memberId });
    await open.endOthers(memberId, hashBearerToken(token));
    return { data: undefined };
  });
}
