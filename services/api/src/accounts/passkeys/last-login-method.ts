import type { MemberId, SocialProvider } from '@afterglow/shared-contracts';
import type { ServiceContext } from '#app/service-context.ts';
import { conflict } from '@afterglow/kit';
import type { ApiQueries } from '#db/api-tables.ts';
import { relyingParty } from './relying-party.ts';
import { createFindIdentityProvider, type IdentityContext } from '../identity-providers/index.ts';

/** Protects a member's last credential. Call both within the transaction that removes one. */
export interface LastLoginMethod {
  /** Call before the removal: of two concurrent ones, the second waits. */
  lock(memberId: MemberId, executor: ApiQueries): Promise<{ readonly email: string }>;
  /** Call after it: throws a conflict when none is left, which rolls the transaction back. */
  require(memberId: MemberId, executor: ApiQueries): Promise<void>;
}

export interface LastWayInOptions {
  readonly rpId: () => string;
  readonly isOpen: (network: SocialProvider) => boolean;
}

export function createLastLoginMethod({ rpId, isOpen }: LastWayInOptions): LastLoginMethod {
  return {
    lock: (memberId, executor) =>
      executor.selectFrom('members').select('email').where('id', '=', memberId).forUpdate().executeTakeFirstOrThrow(),
    async require(memberId, executor) {
      const { password_hash } = await executor
        .selectFrom('members')
        .select('password_hash')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow();
      const passkeys = executor.selectFrom('passkeys').select('id').where('member_id', '=', memberId);
      const passkey = await passkeys.where('rp_id', '=', rpId()).executeTakeFirst();
      const networks = await executor
        .selectFrom('member_identities')
        .select('network')
        .where('member_id', '=', memberId)
        .execute();
      const isLeft = password_hash !== null || passkey !== undefined || networks.some(({ network }) => isOpen(network));
      if (!isLeft) throw conflict('This is your only way to log in. Add another one first.');
    },
  };
}

export function lastLoginMethodOf(context: IdentityContext & Pick<ServiceContext, 'origin'>): LastLoginMethod {
  const findProvider = createFindIdentityProvider(context);
  return createLastLoginMethod({
    rpId: () => relyingParty(context.origin()).rpId,
    isOpen: (network) => findProvider(network) !== undefined,
  });
}
