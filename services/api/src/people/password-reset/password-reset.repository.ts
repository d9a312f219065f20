import type { MemberId } from '@afterglow/shared-contracts';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import { type Account, findAccount } from '../credentials.ts';

export interface NewPassword {
  readonly memberId: MemberId;
  readonly passwordHash: string;
  readonly at: Date;
}

export interface PasswordResetRepository {
  findAccount(email: string): Promise<Account | undefined>;
  /** Sets the password and marks the e-mail address as proved, because the link was mailed there; returns the address. */
  setPassword(change: NewPassword, executor: ApiQueries): Promise<string>;
  transaction: ApiDatabase['transaction'];
}

export function createPasswordResetRepository({ db, transaction }: ApiDatabase): PasswordResetRepository {
  return {
    findAccount: (email) => findAccount(db, email),
    async setPassword({ memberId, passwordHash, at }, executor) {
      const { email } = await executor
        .updateTable('members')
        .set({ password_hash: passwordHash, email_proof_time: at })
        .where('id', '=', memberId)
        .returning('email')
        .executeTakeFirstOrThrow();
      return email;
    },
    transaction,
  };
}
