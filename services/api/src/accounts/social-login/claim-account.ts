import type { MemberId } from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';
import type { EmailChanges } from '../email-change/index.ts';
import { unlinkProviders } from '../identity-providers/index.ts';
import { removeFactors } from '../second-factor/index.ts';
import type { ResetTokens } from '../credentials/index.ts';
import type { Sessions } from '../sessions/index.ts';

/**
 * Gives an account with an unverified email to the person who has verified it now: someone else may have typed that email and waited for
 * its owner. Removes every earlier password, passkey, session, link and provider. Call it within a transaction.
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
