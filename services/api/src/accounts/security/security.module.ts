import { operations } from '@afterglow/shared-contracts';
import type { ServiceContext } from '#app/service-context.ts';
import { type Sessions, createReauthentications } from '../sessions/index.ts';
import type { FindOidcClient } from '../identity-providers/index.ts';
import { callerOf } from '@afterglow/kit';
import { createResetTokens } from '../credentials/index.ts';
import { lastLoginMethodOf } from '../passkeys/index.ts';
import { createSecurityService } from './security.service.ts';

interface SecurityContext extends ServiceContext {
  readonly sessions: Sessions;
  readonly findFallbackProvider: FindOidcClient;
}

export function mountSecurity(context: SecurityContext): void {
  const { register, database, clock } = context;
  const service = createSecurityService({
    ...context,
    confirmations: createReauthentications(database.db, clock),
    resetTokens: createResetTokens(database.db, clock),
    lastWayIn: lastLoginMethodOf(context),
  });
  register(operations.getSecurity, async (call) => ({ data: await service.read(call.params.id, callerOf(call)) }));
  register(operations.removePassword, async (call) => {
    await service.removePassword(call.params.id, callerOf(call));
    return { data: undefined };
  });
}
