import type { MemberId } from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';
import type { EmailChanges } from './email-changes.ts';
import { unlinkProviders } from './provider-verification.ts';
import { removeFactors } from './remove-factors.ts';
import type { ResetTokens } from './reset-tokens.ts';
import type { Sessions } from './sessions.ts';

/**
 * Gives an account with an unproven email address to anyone who has proved it now: someone else may have typed that address and waited
 * for its owner. No earlier password, passkey, session, link or network opens it anymore. Call it within a transaction.
 */
export type ClaimAccount = (memberId: MemberId, at: Date, executor: ApiQueries) => Promise<void>;

export interface ClaimAccountOptions {
  readonly sessions: Sessions;
  readonly resetTokens: ResetTokens;
  readonly emailChanges: EmailChanges;
}

export function createClaimAccount({ sessions, resetTokens, emailChanges }: ClaimAccountOptions): ClaimAccount {
  return async (memberId, at, executor) => {
    await executor
      .updateTable('members')
      .set({ password_hash: null, email_proof_time: at })
      .where('id', '=', memberId)
      .execute();
    await unlinkProviders(memberId, executor);
    await removeFactors(memberId, executor);
    await sessions.endAll(memberId, { executor });
    await resetTokens.removeAll(memberId, executor);
    await emailChanges.remove(memberId, executor);
  };
}
