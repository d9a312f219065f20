import type { MemberId } from '@afterglow/shared-contracts';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import { type Account, findAccount } from '../credentials/index.ts';
import { unlinkProviders } from '../identity-providers/index.ts';
import { removeFactors } from '../second-factor/index.ts';

export interface NewPassword {
  readonly memberId: MemberId;
  readonly passwordHash: string;
  readonly at: Date;
}

export interface PasswordResetRepository {
  findAccount(email: string): Promise<Account | undefined>;
  /**
   * Sets the password and marks the email as verified, because the link was mailed there; returns the email. One that was unverified may be
   * someone else's: then all providers, passkeys and the second factor are removed.
   */
  setPassword(change: NewPassword, executor: ApiQueries): Promise<string>;
  transaction: ApiDatabase['transaction'];
}

export function createPasswordResetRepository({ db, transaction }: ApiDatabase): PasswordResetRepository {
  return {
    findAccount: (email) => findAccount(db, email),
    setPassword,
    transaction,
  };
}

async function setPassword({ memberId, passwordHash, at }: NewPassword, executor: ApiQueries): Promise<string> {
  const { email, email_proof_time } = await executor
    .selectFrom('members')
    .select(['email', 'email_proof_time'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (email_proof_time === null) {
    await unlinkProviders(memberId, executor);
    await removeFactors(memberId, executor);
  }
  await executor
    .updateTable('members')
    .set({ password_hash: passwordHash, email_proof_time: at })
    .where('id', '=', memberId)
    .execute();
  return email;
}
