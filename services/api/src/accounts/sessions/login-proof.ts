import type { MemberId, SocialProvider } from '@afterglow/shared-contracts';
import { notAuthenticated } from '@afterglow/kit';
import type { ApiQueries } from '#db/api-tables.ts';

export type LoginProof =
  | { readonly kind: 'password'; readonly passwordHash: string | null }
  | { readonly kind: 'passkey'; readonly credentialId: string }
  | { readonly kind: 'network'; readonly network: SocialProvider; readonly subject: string };

/**
 * Locks the member until the transaction ends, and throws unauthenticated when the proof is no longer valid: a password change ends all
 * sessions, and the old password must not start one. Returns whether the proof is enough for a confirmation.
 */
export async function lockAndCheckProof(memberId: MemberId, proof: LoginProof, executor: ApiQueries): Promise<boolean> {
  const member = await executor
    .selectFrom('members')
    .select(['id', 'password_hash'])
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (member === undefined || !(await stillOpens(member, proof, executor))) {
    throw notAuthenticated('Your account just changed. Please log in again.');
  }
  return proof.kind !== 'network' || member.password_hash === null;
}

interface Locked {
  readonly id: MemberId;
  readonly password_hash: string | null;
}

async function stillOpens(member: Locked, proof: LoginProof, executor: ApiQueries): Promise<boolean> {
  switch (proof.kind) {
    case 'password':
      return member.password_hash !== null && member.password_hash === proof.passwordHash;
    case 'passkey': {
      const passkeys = executor.selectFrom('passkeys').select('id').where('member_id', '=', member.id);
      return (await passkeys.where('credential_id', '=', proof.credentialId).execute()).length > 0;
    }
    case 'network': {
      const identities = executor.selectFrom('member_identities').select('network').where('member_id', '=', member.id);
      const known = identities.where('network', '=', proof.network).where('subject', '=', proof.subject);
      return (await known.execute()).length > 0;
    }
  }
}
