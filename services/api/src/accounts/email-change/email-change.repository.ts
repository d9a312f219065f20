import type { MemberId } from '@afterglow/shared-contracts';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';

export interface ProvenEmail {
  readonly memberId: MemberId;
  readonly newEmail: string;
  readonly at: Date;
}

export interface EmailChangeRepository {
  /** Sets the verified email and returns the old one. Violates a unique index when another member has it by now. */
  setEmail(email: ProvenEmail, executor: ApiQueries): Promise<string>;
  transaction: ApiDatabase['transaction'];
}

export function createEmailChangeRepository({ transaction }: ApiDatabase): EmailChangeRepository {
  return { setEmail, transaction };
}

async function setEmail({ memberId, newEmail, at }: ProvenEmail, executor: ApiQueries): Promise<string> {
  const { email } = await executor
    .selectFrom('members')
    .select('email')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await executor
    .updateTable('members')
    .set({ email: newEmail, email_proof_time: at })
    .where('id', '=', memberId)
    .execute();
  return email;
}
