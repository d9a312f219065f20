import type { MemberId, OpenSession } from '@afterglow/shared-contracts';
import { hashBearerToken } from '#app/security/bearer-token.ts';
import { notFound, type Caller, requireSelf } from '@afterglow/kit';
import type { OpenSessions } from './open-sessions.repository.ts';

/** Each throws forbidden for another member's sessions. */
export interface SessionsService {
  list(id: MemberId, caller: Caller): Promise<OpenSession[]>;
  /** Throws not-found for one that has ended already. */
  end(id: MemberId, sessionId: string, caller: Caller): Promise<void>;
  endOthers(id: MemberId, caller: Caller): Promise<void>;
}

export function createSessionsService(open: OpenSessions): SessionsService {
  return {
    async list(id, caller) {
      requireSelf(id, caller);
      return open.list(id, hashBearerToken(caller.token));
    },
    async end(id, sessionId, caller) {
      requireSelf(id, caller);
      if (!(await open.end(id, sessionId))) throw notFound('This device is already logged out.');
    },
    async endOthers(id, caller) {
      requireSelf(id, caller);
      await open.endOthers(id, hashBearerToken(caller.token));
    },
  };
}
